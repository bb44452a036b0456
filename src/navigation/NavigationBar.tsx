import { clsx } from "clsx";
import { type ReactNode, useId, useRef } from "react";

import { useScrollLock } from "../components/useScrollLock";
import { Menu } from "./bar/Menu";
import { MenuButton } from "./bar/MenuButton";
import { useScrolled } from "./bar/scrollState";
import { useBarPhase } from "./bar/useBarPhase";
import { useMobileMenu } from "./bar/useMobileMenu";
import { HomeLink } from "./HomeLink";
import * as styles from "./NavigationBar.module.css";
import type { NavigationContent } from "./navigationContent";

interface NavigationBarProps {
  content: NavigationContent;
  logo: ReactNode;
  /** The button that flips the theme. */
  toggle: ReactNode;
  /** Whether the footer is in view; then the bar steps aside. */
  footerVisible: boolean;
  /** Path of the current page, without the site's prefix. */
  path: string;
}

/** The navigation of every page: a bar, and on phones a menu over the page. */
export function NavigationBar({
  content,
  logo,
  toggle,
  footerVisible,
  path,
}: NavigationBarProps) {
  const ref = useRef<HTMLElement>(null);
  const menuButtonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const phase = useBarPhase(path);
  const scrolled = useScrolled(path);
  const menu = useMobileMenu(ref, menuButtonRef);

  const menuOpen = menu.phase === "open";
  useScrollLock(menuOpen);

  return (
    <nav
      ref={ref}
      aria-label={content.label}
      className={clsx(
        styles.bar,
        phase === "visible" && "visible",
        scrolled && "scrolled",
        footerVisible && styles.aside,
      )}
      data-phase={phase}
      data-menu={menu.phase}
    >
      <div className={styles.row}>
        <HomeLink
          label={content.homeLink}
          path={path}
          className={styles.logo}
          onFollow={menu.close}
        >
          {logo}
        </HomeLink>
        <MenuButton
          buttonRef={menuButtonRef}
          expanded={menuOpen}
          controls={menuId}
          openMenu={content.openMenu}
          closeMenu={content.closeMenu}
          onPress={menuOpen ? menu.close : menu.open}
        />
        <Menu
          id={menuId}
          content={content}
          phase={menu.phase}
          path={path}
          onFollow={menu.close}
        />
        <div className={styles.toggle}>{toggle}</div>
      </div>
    </nav>
  );
}
