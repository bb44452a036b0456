import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of a page, with or without an anchor, as in `/about#whygainova`. */
  to: string;
  /** Path of the current page. */
  path: string;
}

/**
 * Renders a link to a page or to one of its sections. It scrolls to a section
 * of the current page, and loads a section of another page as a new document.
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
    // Gatsby would mark a link to the current page, but not at `/about/`.
    <Link aria-current={undefined} {...attributes} to={to}>
      {children}
    </Link>
  );
}
