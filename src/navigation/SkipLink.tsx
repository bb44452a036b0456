import { clsx } from "clsx";

import * as styles from "./SkipLink.module.css";

interface SkipLinkProps {
  /** The link's text; begins with "Skip". */
  children: string;
}

/** Renders the first link of the page, which skips the navigation. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a href="#main" className={clsx("visually-hidden", styles.skipLink)}>
      {children}
    </a>
  );
}
