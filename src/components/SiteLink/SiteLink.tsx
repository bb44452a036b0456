import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** What screen readers read after the text of a link that opens in a new tab. */
export const NEW_TAB = "(opens in a new tab)";

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page, with or without an anchor, or what is no page here. */
  href: string;
}

/** Renders a link. What is no page of this site opens in a new tab. */
export function SiteLink({ href, children, ...props }: SiteLinkProps) {
  if (!href.startsWith("/")) {
    return (
      <a {...props} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to={href}>
      {children}
    </Link>
  );
}
