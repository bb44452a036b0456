import { clsx } from "clsx";

import * as card from "../../components/Card/card.module.css";
import { Picture, type PictureSource } from "../../components/Picture/Picture";
import * as styles from "./FeatureCard.module.css";

/** Something the community offers, as the page's query gives it. */
export interface Feature {
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource;
  readonly imageAlt: string;
  readonly tags: readonly string[];
}

/** A feature with its picture, its tags and a few words. */
export function FeatureCard({
  title,
  description,
  image,
  imageAlt,
  tags,
}: Feature) {
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
