import type { ReactNode } from "react";

import { PROGRESS_ID } from "./runLoadingScreen";
import * as styles from "./LoadingScreen.module.css";

interface LoadingScreenProps {
  siteName: string;
  logo: ReactNode;
}

/**
 * Renders the loading screen, which covers the page on the first load of a tab. The inline
 * script (`runLoadingScreen`) and CSS control the screen, so React must not reset it.
 */
export function LoadingScreen({ siteName, logo }: LoadingScreenProps) {
  return (
    <div className={styles.screen} suppressHydrationWarning>
      {logo}
      <div
        id={PROGRESS_ID}
        className={styles.progress}
        role="progressbar"
        aria-label={`Loading ${siteName}`}
        aria-valuenow={0}
        suppressHydrationWarning
      >
        <div className={styles.track}>
          <div className={styles.bar} />
        </div>
        {/* Empty, because text browsers would show the percentage. */}
        <span
          className={styles.percent}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
    </div>
  );
}
