import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of a page, with or without an anchor: `/about#whygainova`. */
  to: string;
  path: string;
}

/**
 * Renders a link to a page or one of its sections. A section of another page is
 * loaded as a new document.
 */
export function PageLink({ to, path, children, ...attributes }: PageLinkProps) {
  const [page, anchor] = to.split("#");
  if (anchor !== undefined && page !== path) {
    return (
      <a {...attributes} href={withPrefix(to)}>
        {children}
      </a>
    );
  }
  return (
    // Gatsby's own `aria-current` is missing at `/about/`.
    // https://github.com/gatsbyjs/gatsby/issues/8160
    <Link aria-current={undefined} {...attributes} to={to}>
      {children}
    </Link>
  );
}
