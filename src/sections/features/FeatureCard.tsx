import { clsx } from "clsx";

import * as card from "../../components/Card/card.module.css";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./FeatureCard.module.css";

/** Something the community offers. */
export type Feature =
  Queries.FeaturesPageQuery["featuresContent"]["features"][number];

/** Renders a feature with its picture, its tags and a few words. */
export function FeatureCard({
  title,
  description,
  image,
  imageAlt,
  tags,
}: Omit<Feature, "id">) {
  return (
    <div className={clsx(card.card, styles.card)}>
      <Picture image={image} alt={imageAlt} className={styles.picture} />
      <div className={styles.words} dir="auto">
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  );
}
