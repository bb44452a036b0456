import { clsx } from "clsx";

import * as button from "../button.module.css";
import * as card from "../card.module.css";
import { SiteLink } from "../SiteLink/SiteLink";

interface CardLinkProps {
  href: string;
  label: string;
}

/** Renders the link of a card. The whole card is its target for the mouse. */
export function CardLink({ href, label }: CardLinkProps) {
  return (
    <p className={card.linkRow}>
      <SiteLink href={href} className={clsx(button.secondary, card.link)}>
        {label}
      </SiteLink>
    </p>
  );
}
