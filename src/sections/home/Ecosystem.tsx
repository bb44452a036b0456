import { clsx } from "clsx";

import * as buttonStyles from "../../components/buttonStyles.module.css";
import * as card from "../../components/card.module.css";
import { CardLink } from "../../components/CardLink/CardLink";
import { Icon } from "../../components/Icon/Icon";
import { Reveal } from "../../components/Reveal/Reveal";
import { Section } from "../../components/Section/Section";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as styles from "./Ecosystem.module.css";

/** Renders a timeline of the community's offers. */
export function Ecosystem({
  items,
  exploreFeatures,
  ...section
}: Queries.HomePageQuery["homeContent"]["ecosystem"]) {
  return (
    <Section id="features" {...section}>
      <ol className={styles.timeline}>
        {items.map(({ icon, title, description, link }) => (
          <li key={title} className={styles.item}>
            <span className={styles.marker}>
              <Icon name={icon} />
            </span>
            <Reveal className={styles.step}>
              <div className={clsx(card.card, styles.card)}>
                <h3 className={card.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
                {link && <CardLink {...link} />}
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
      <p className={styles.action}>
        <SiteLink href="/features" className={buttonStyles.secondary}>
          {exploreFeatures}
        </SiteLink>
      </p>
    </Section>
  );
}
