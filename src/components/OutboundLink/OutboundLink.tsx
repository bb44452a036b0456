import type { AnchorHTMLAttributes } from "react";

interface OutboundLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that leads away from the site, in a new tab. */
export function OutboundLink({ children, ...props }: OutboundLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
