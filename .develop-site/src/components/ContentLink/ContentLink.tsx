import { Link } from "gatsby";

import { OutboundLink } from "../OutboundLink/OutboundLink";

interface ContentLinkProps {
  /** The path of a page, or an address of another site. */
  href: string;
  label: string;
  className?: string;
}

/** Renders a link to a page of this site, or to another site in a new tab. */
export function ContentLink({ href, label, className }: ContentLinkProps) {
  return href.startsWith("/") ? (
    <Link to={href} className={className}>
      {label}
    </Link>
  ) : (
    <OutboundLink href={href} className={className}>
      {label}
    </OutboundLink>
  );
}
