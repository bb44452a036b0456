import { Icon } from "../components/Icon/Icon";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden";
import * as styles from "./ThemeToggle.module.css";
import { useTheme } from "./useTheme";

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
        <VisuallyHidden>{switchToLight}</VisuallyHidden>
      </span>
      <span className="only-light">
        <Icon name="moon" />
        <VisuallyHidden>{switchToDark}</VisuallyHidden>
      </span>
    </button>
  );
}
