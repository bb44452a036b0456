import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { Section } from "../../components/Section/Section";
import { Statistic } from "../../components/Statistic/Statistic";
import * as styles from "./Collaborate.module.css";
import { WorldMap } from "./WorldMap";

type CollaborateProps = Queries.HomePageQuery["homeContent"]["collaborate"] & {
  map: Queries.HomePageQuery["worldMap"];
};

/** Renders the world map with its arcs, and the community in figures. */
export function Collaborate({
  heading,
  introduction,
  map,
  mapLabel,
  citiesLabel,
  statistics,
}: CollaborateProps) {
  return (
    <Section
      id="collaborate"
      heading={heading}
      introduction={introduction}
      tone="warm"
    >
      <Reveal className={styles.map}>
        <WorldMap map={map} label={mapLabel} citiesLabel={citiesLabel} />
      </Reveal>
      <BalancedGrid wide={4} medium={4} narrow={2} className={styles.figures}>
        {statistics.map(({ number, label }) => (
          <Reveal as="li" key={label}>
            <Statistic number={number} label={label} />
          </Reveal>
        ))}
      </BalancedGrid>
    </Section>
  );
}
