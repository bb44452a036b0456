import type { AnchorHTMLAttributes } from "react";

interface OutboundLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Renders a link that leaves the site, in a new tab. */
export function OutboundLink({ children, ...props }: OutboundLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
