import type { ReactNode } from "react";

import { PageLink } from "./PageLink";

interface HomeLinkProps {
  /** The link's name. */
  label: string;
  /** Path of the current page. */
  path: string;
  className?: string;
  /** Called when the link is followed in this tab. */
  onFollow?: () => void;
  /** The logo. */
  children: ReactNode;
}

/**
 * The logo's link: goes to the home page, and on the home page scrolls smoothly
 * to its first section.
 */
export function HomeLink(props: HomeLinkProps) {
  return <PageLink {...props} to="/" marksCurrent={false} />;
}
