import { clsx } from "clsx";

import { BalancedGrid } from "../../components/BalancedGrid/BalancedGrid";
import * as card from "../../components/card.module.css";
import { CardLink } from "../../components/CardLink/CardLink";
import { Picture } from "../../components/Picture/Picture";
import { Reveal } from "../../components/Reveal/Reveal";
import * as styles from "./FeatureGrid.module.css";

export function FeatureGrid({
  features,
}: Pick<Queries.FeaturesPageQuery["featuresContent"], "features">) {
  return (
    <div className={clsx("page-width", styles.page)}>
      <BalancedGrid wide={3} medium={2} className={styles.grid}>
        {features.map(
          ({ id, title, description, image, imageAlt, tags, link }, index) => (
            <Reveal as="li" key={id} delay={(index % 3) * 100}>
              <div className={clsx(card.card, styles.card)}>
                <Picture
                  image={image}
                  alt={imageAlt}
                  className={styles.picture}
                />
                <div className={styles.text}>
                  {tags.length > 0 && (
                    <ul className={styles.tags}>
                      {tags.map((tag) => (
                        <li key={tag} className={styles.tag}>
                          {tag}
                        </li>
                      ))}
                    </ul>
                  )}
                  <h2 className={card.title}>{title}</h2>
                  <p className={card.description}>{description}</p>
                  {link && <CardLink {...link} />}
                </div>
              </div>
            </Reveal>
          ),
        )}
      </BalancedGrid>
    </div>
  );
}
