import { clsx } from "clsx";

import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import * as card from "../../components/card.module.css";
import { Reveal } from "../../components/Reveal/Reveal";
import { Section } from "../../components/Section/Section";
import * as styles from "./Collaborate.module.css";
import { WorldMap } from "./WorldMap";

type CollaborateProps = Queries.HomePageQuery["homeContent"]["collaborate"];

/** Renders the world map with its arcs, and the statistics. */
export function Collaborate({
  arcs,
  cities,
  statistics,
  ...section
}: CollaborateProps) {
  return (
    <Section id="collaborate" className={styles.section} isFilled {...section}>
      <Reveal className={styles.map}>
        <WorldMap arcs={arcs} cities={cities} />
      </Reveal>
      <BalancedGrid
        wide={4}
        medium={4}
        narrow={2}
        className={styles.statistics}
      >
        {statistics.map(({ number, label }) => (
          <Reveal as="li" key={label}>
            <div className={clsx(card.card, styles.statistic)}>
              <p className={styles.number}>{number}</p>
              <p className={styles.label}>{label}</p>
            </div>
          </Reveal>
        ))}
      </BalancedGrid>
    </Section>
  );
}
