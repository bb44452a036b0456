import { Icon } from "../components/Icon/Icon";
import * as styles from "./ThemeToggle.module.css";
import { useTheme } from "./ThemeProvider";

interface ThemeToggleProps {
  /** The button's name while the theme is dark. */
  switchToLight: string;
  /** The button's name while the theme is light. */
  switchToDark: string;
}

/** The button that flips the theme; CSS shows the half that fits the theme. */
export function ThemeToggle({ switchToLight, switchToDark }: ThemeToggleProps) {
  const { toggleTheme } = useTheme();
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme}>
      <span className="only-dark">
        <Icon name="sun" />
        <span className="visually-hidden">{switchToLight}</span>
      </span>
      <span className="only-light">
        <Icon name="moon" />
        <span className="visually-hidden">{switchToDark}</span>
      </span>
    </button>
  );
}
