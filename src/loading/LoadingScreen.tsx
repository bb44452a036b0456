import { Logo } from "../layout/Logo";
import * as styles from "./LoadingScreen.module.css";
import { LOADING } from "./runLoadingScreen";

interface LoadingScreenProps {
  /** Name of the progress bar. */
  label: string;
}

/**
 * The screen that covers the page on the first load. It is shown, moved and
 * ended by an inline script (`runLoadingScreen`) and CSS, so that it never waits for
 * the bundle; React leaves alone what the script has changed.
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
