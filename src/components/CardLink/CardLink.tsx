import { clsx } from "clsx";

import * as button from "../button.module.css";
import { ContentLink } from "../ContentLink/ContentLink";
import * as styles from "./CardLink.module.css";

interface CardLinkProps {
  link: { label: string; href: string };
}

/**
 * Renders the link of a card (card.module.css), which is its target for the
 * mouse as a whole.
 */
export function CardLink({ link }: CardLinkProps) {
  return (
    <p className={styles.row}>
      <ContentLink {...link} className={clsx(button.secondary, styles.link)} />
    </p>
  );
}
