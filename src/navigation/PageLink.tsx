import { Link, navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";

import { isPlainClick } from "./isPlainClick";
import { glideTo, startOf } from "./scroll/scrollTo";

interface PageLinkProps {
  /** Path of the page that the link leads to. */
  to: string;
  /** Path of the current page. */
  path: string;
  className?: string;
  /** The link's name, where its content does not say it. */
  label?: string;
  /** Whether the link says that it leads to the current page. */
  marksCurrent?: boolean;
  /** Called when the link is followed in this tab. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * A link to a page. On that page itself it scrolls smoothly to the page's
 * start, and takes an anchor out of the address.
 */
export function PageLink({
  to,
  path,
  className,
  label,
  marksCurrent = true,
  onFollow,
  children,
}: PageLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    onFollow?.();
    if (to !== path) return;
    event.preventDefault();
    if (window.location.hash) {
      navigate(to);
    } else {
      glideTo(startOf(to));
    }
  }

  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      // Gatsby's own rule does not know addresses that end in a slash.
      aria-current={marksCurrent && to === path ? "page" : undefined}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
