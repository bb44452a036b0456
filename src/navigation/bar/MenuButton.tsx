import type { RefObject } from "react";

import * as styles from "./MenuButton.module.css";

interface MenuButtonProps {
  buttonRef: RefObject<HTMLButtonElement>;
  /** Whether the menu is open. */
  expanded: boolean;
  /** The id of the menu. */
  controls: string;
  /** The button's name while the menu is closed. */
  openMenu: string;
  /** The button's name while the menu is open. */
  closeMenu: string;
  onPress: () => void;
}

/**
 * The hamburger. While the menu is open, the same button is its close button,
 * so that it stays under the visitor's finger and keeps the focus.
 */
export function MenuButton({
  buttonRef,
  expanded,
  controls,
  openMenu,
  closeMenu,
  onPress,
}: MenuButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.button}
      aria-label={expanded ? closeMenu : openMenu}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onPress}
    >
      <span className={styles.lines} />
    </button>
  );
}
