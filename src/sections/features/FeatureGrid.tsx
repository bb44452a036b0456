import { staggeredDelay } from "../../components/IconCards/staggeredDelay";
import { Reveal } from "../../components/Reveal/Reveal";
import { type Feature, FeatureCard } from "./FeatureCard";
import * as styles from "./FeatureGrid.module.css";

interface FeatureGridProps {
  features: readonly (Feature & { readonly id: number })[];
}

/** All features, in a grid whose last row is centred. */
export function FeatureGrid({ features }: FeatureGridProps) {
  if (features.length === 0) return null;
  return (
    <div className={styles.page}>
      <div className={styles.room}>
        <ul className={styles.grid} data-count={features.length}>
          {features.map(({ id, ...feature }, index) => (
            <Reveal
              as="li"
              key={id}
              delay={staggeredDelay(index)}
              data-from-end={features.length - index}
            >
              <FeatureCard {...feature} />
            </Reveal>
          ))}
        </ul>
      </div>
    </div>
  );
}
