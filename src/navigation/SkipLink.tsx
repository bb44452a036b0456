import type { MouseEvent } from "react";

import { isPlainClick } from "./isPlainClick";
import { mainAnchor } from "./routes";
import { moveFocus, scrollTo } from "./scroll/scrollTo";
import * as styles from "./SkipLink.module.css";

interface SkipLinkProps {
  /** The link's text; begins with "Skip". */
  children: string;
}

/**
 * The first link of the page: leads past the navigation to the content. Unlike
 * a plain link to an anchor, it leaves nothing in the history.
 */
export function SkipLink({ children }: SkipLinkProps) {
  function follow(event: MouseEvent) {
    const main = document.getElementById(mainAnchor);
    if (!main || !isPlainClick(event)) return;
    event.preventDefault();
    moveFocus(main);
    scrollTo(main, "instant");
  }

  return (
    <a href={`#${mainAnchor}`} className={styles.skipLink} onClick={follow}>
      {children}
    </a>
  );
}
