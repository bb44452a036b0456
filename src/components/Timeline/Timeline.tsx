import { clsx } from "clsx";

import * as card from "../Card/card.module.css";
import { Icon } from "../Icon/Icon";
import { Reveal } from "../Reveal/Reveal";
import * as styles from "./Timeline.module.css";

interface TimelineProps {
  items: readonly { icon: string; title: string; description: string }[];
}

/** Steps along a line, with a title (`<h3>`) for each. */
export function Timeline({ items }: TimelineProps) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.timeline}>
      {items.map(({ icon, title, description }) => (
        <li key={title} className={styles.item}>
          <span className={styles.marker}>
            <Icon name={icon} />
          </span>
          <Reveal className={styles.step}>
            <div className={clsx(card.card, styles.card)} dir="auto">
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </Reveal>
        </li>
      ))}
    </ol>
  );
}
