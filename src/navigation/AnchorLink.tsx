import { navigate, withPrefix } from "gatsby";
import type { MouseEvent, ReactNode } from "react";

import { decodeHash } from "./hash";
import { isPlainClick } from "./isPlainClick";

interface AnchorLinkProps {
  /** Path and anchor that the link leads to, as in `/about#whygainova`. */
  to: string;
  /** Path of the current page. */
  path: string;
  className?: string;
  /** Whether the visitor is at this anchor. */
  current?: boolean;
  /** Called when the link is followed in this tab. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * A link to an anchor: scrolls smoothly to one on the current page, and loads
 * another page whole.
 */
export function AnchorLink({
  to,
  path,
  className,
  current = false,
  onFollow,
  children,
}: AnchorLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    onFollow?.();
    const [page, anchor] = to.split("#");
    if (page !== path) return;
    event.preventDefault();
    // As browsers do, no second entry in the history for the same address.
    navigate(to, { replace: decodeHash(window.location.hash) === anchor });
  }

  return (
    <a
      href={withPrefix(to)}
      className={className}
      aria-current={current ? "true" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
