import * as button from "../button.module.css";
import * as card from "../card.module.css";
import { SiteLink } from "../SiteLink/SiteLink";

interface CardLinkProps {
  href: string;
  label: string;
}

/** Renders the link of a card, which looks like a button. */
export function CardLink({ href, label }: CardLinkProps) {
  return (
    <p className={card.linkRow}>
      <SiteLink href={href} className={button.secondary}>
        {label}
      </SiteLink>
    </p>
  );
}
