import { clsx } from "clsx";

import { BalancedGrid } from "../BalancedGrid/BalancedGrid";
import * as card from "../card.module.css";
import { Icon } from "../Icon/Icon";
import { Reveal } from "../Reveal/Reveal";
import { Section } from "../Section/Section";
import * as styles from "./CardSection.module.css";

interface CardSectionProps {
  id: string;
  heading: string;
  introduction?: string;
  cards: readonly { icon: string; title: string; description: string }[];
}

/** Renders a section of cards with an icon, a title (`<h3>`) and a description. */
export function CardSection({ cards, ...section }: CardSectionProps) {
  return (
    <Section {...section}>
      <BalancedGrid
        wide={3}
        // Two columns would leave the third card alone in its row.
        medium={cards.length === 3 ? 1 : 2}
        className={styles.grid}
      >
        {cards.map(({ icon, title, description }, index) => (
          <Reveal as="li" key={title} delay={(index % 3) * 100}>
            <div className={clsx(card.card, styles.card)}>
              <span className={card.tile}>
                <Icon name={icon} />
              </span>
              <div className={styles.text}>
                <h3 className={card.title}>{title}</h3>
                <p className={card.description}>{description}</p>
              </div>
            </div>
          </Reveal>
        ))}
      </BalancedGrid>
    </Section>
  );
}
