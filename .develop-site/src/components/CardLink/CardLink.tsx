import { clsx } from "clsx";

import * as button from "../button.module.css";
import * as card from "../card.module.css";
import { ContentLink } from "../ContentLink/ContentLink";

interface CardLinkProps {
  link: { label: string; href: string };
}

/** Renders the link of a card. The whole card is its target for the mouse. */
export function CardLink({ link }: CardLinkProps) {
  return (
    <p className={card.linkRow}>
      <ContentLink {...link} className={clsx(button.secondary, card.link)} />
    </p>
  );
}
