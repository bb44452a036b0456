import { ButtonLink } from "../../components/Button/ButtonLink";
import { Section } from "../../components/Section/Section";
import { Timeline } from "../../components/Timeline/Timeline";
import * as styles from "./Ecosystem.module.css";

/** Renders what the community offers, along a line. */
export function Ecosystem({
  heading,
  introduction,
  items,
  exploreFeatures,
}: Queries.HomePageQuery["homeContent"]["ecosystem"]) {
  return (
    <Section id="features" heading={heading} introduction={introduction}>
      <Timeline items={items} />
      <p className={styles.more}>
        <ButtonLink to="/features" variant="secondary">
          {exploreFeatures}
        </ButtonLink>
      </p>
    </Section>
  );
}
