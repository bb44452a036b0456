import { Logo } from "../layout/Logo";
import * as styles from "./LoadingScreen.module.css";
import { LOADING } from "./runLoadingScreen";

interface LoadingScreenProps {
  label: string;
}

/**
 * Renders the screen that covers the page on the first load. An inline script
 * (`runLoadingScreen`) and CSS show and end it, so React must not reset it.
 */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={styles.screen}>
      <Logo alt="" className={styles.logo} />
      <div
        id={LOADING.progressId}
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        suppressHydrationWarning
      >
        <span className={styles.track}>
          <span className={styles.bar} />
        </span>
        <span
          className={styles.percent}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "0%" }}
        />
      </div>
    </div>
  );
}
