import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** Screen readers read this after the text of a link that opens in a new tab. */
export const NEW_TAB = "(opens in a new tab)";

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page of this site, with or without a hash, or any other URL. */
  href: string;
}

/** Renders a link. URLs that are not pages of this site open in a new tab. */
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
