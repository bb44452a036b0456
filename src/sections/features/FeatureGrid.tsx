import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import { staggeredDelay } from "../../components/BalancedGrid/staggeredDelay";
import { Reveal } from "../../components/Reveal/Reveal";
import { type Feature, FeatureCard } from "./FeatureCard";
import * as styles from "./FeatureGrid.module.css";

/** Renders all features, in a grid whose last row is centred. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  if (features.length === 0) return null;
  return (
    <div className={styles.page}>
      <BalancedGrid wide={3} medium={2} className={styles.grid}>
        {features.map(({ id, ...feature }, index) => (
          <Reveal as="li" key={id} delay={staggeredDelay(index)}>
            <FeatureCard {...feature} />
          </Reveal>
        ))}
      </BalancedGrid>
    </div>
  );
}
