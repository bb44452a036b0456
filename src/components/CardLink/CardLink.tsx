import * as buttonStyles from "../buttonStyles.module.css";
import * as card from "../card.module.css";
import { SiteLink } from "../SiteLink/SiteLink";

interface CardLinkProps {
  href: string;
  label: string;
}

/** Renders a card's link. The link looks like a button. */
export function CardLink({ href, label }: CardLinkProps) {
  return (
    <p className={card.linkRow}>
      <SiteLink href={href} className={buttonStyles.secondary}>
        {label}
      </SiteLink>
    </p>
  );
}
