import type { ReactNode } from "react";

import * as styles from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for assistive technology that takes no room on the page. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
