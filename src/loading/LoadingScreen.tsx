import type { ReactNode } from "react";

import { PROGRESS_ID } from "../document/documentState";
import * as styles from "./LoadingScreen.module.css";

interface LoadingScreenProps {
  label: string;
  logo: ReactNode;
}

/**
 * Renders the screen that covers the page on the first load. An inline script
 * (`runLoadingScreen`) and CSS show and end it, so React must not reset it.
 */
export function LoadingScreen({ label, logo }: LoadingScreenProps) {
  return (
    <div className={styles.screen} suppressHydrationWarning>
      <div className={styles.logo}>
        {logo}
        {/* The robot's eyelids, over the logo. */}
        <svg className={styles.lids} viewBox="0 0 276 48" aria-hidden="true">
          <path d="M15 21h18v9.5H15Z" />
        </svg>
      </div>
      <div
        id={PROGRESS_ID}
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        suppressHydrationWarning
      >
        <div className={styles.track}>
          <div className={styles.bar} />
        </div>
        {/* Empty, because text browsers would show its text. */}
        <span
          className={styles.percent}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
    </div>
  );
}
