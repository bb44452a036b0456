import { clsx } from "clsx";

import { BalancedGrid } from "../BalancedGrid/BalancedGrid";
import * as card from "../Card/card.module.css";
import { Icon } from "../Icon/Icon";
import { Reveal } from "../Reveal/Reveal";
import * as styles from "./IconCards.module.css";
import { staggeredDelay } from "./staggeredDelay";

interface IconCardsProps {
  cards: readonly { icon: string; title: string; description: string }[];
}

/** Cards with an icon, a title (`<h3>`) and a few words. */
export function IconCards({ cards }: IconCardsProps) {
  return (
    <BalancedGrid
      wide={3}
      medium={2}
      className={clsx(styles.grid, cards.length === 3 && styles.three)}
    >
      {cards.map(({ icon, title, description }, index) => (
        <Reveal as="li" key={title} delay={staggeredDelay(index)}>
          <div className={clsx(card.card, styles.card)} dir="auto">
            <span className={card.tile}>
              <Icon name={icon} />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </div>
        </Reveal>
      ))}
    </BalancedGrid>
  );
}
