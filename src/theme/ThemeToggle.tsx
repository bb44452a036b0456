import { clsx } from "clsx";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { Icon } from "../components/Icon/Icon";
import * as styles from "./ThemeToggle.module.css";
import { toggleTheme } from "./ThemeProvider";

/** Renders the theme toggle. CSS shows the icon for the current theme. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={clsx(buttonStyles.round, styles.toggle)}
      onClick={toggleTheme}
    >
      <span className="only-dark">
        <Icon name="sun" />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
      <span className="only-light">
        <Icon name="moon" />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
    </button>
  );
}
