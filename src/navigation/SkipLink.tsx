import { mainAnchor } from "./routes";
import * as styles from "./SkipLink.module.css";

interface SkipLinkProps {
  /** The link's text; begins with "Skip". */
  children: string;
}

/** Renders the page's first link, which leads past the navigation. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a href={`#${mainAnchor}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
