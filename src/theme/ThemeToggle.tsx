import { Icon } from "../components/Icon/Icon";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden";
import * as styles from "./ThemeToggle.module.css";
import { useTheme } from "./useTheme";

interface ThemeToggleProps {
  switchToLight: string;
  switchToDark: string;
}

/** Renders the theme's toggle; CSS shows the part for the current theme. */
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
