import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page, with or without an anchor, or what is no page here. */
  href: string;
  /** The path of the page with the link, of which it may lead to a section. */
  path?: string;
}

/**
 * Renders a link. What is no page of this site opens in a new tab; a section of
 * another page is loaded as a new document.
 */
export function SiteLink({ href, path, children, ...props }: SiteLinkProps) {
  if (!href.startsWith("/")) {
    return (
      <a {...props} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  const [page, anchor] = href.split("#");
  if (anchor !== undefined && page !== path) {
    return (
      <a {...props} href={withPrefix(href)}>
        {children}
      </a>
    );
  }
  return (
    // Gatsby's own `aria-current` is missing at `/about/`.
    // https://github.com/gatsbyjs/gatsby/issues/8160
    <Link aria-current={undefined} {...props} to={href}>
      {children}
    </Link>
  );
}
