import { clsx } from "clsx";
import { type ReactNode, useId, useRef } from "react";

import { useScrollLock } from "../components/useScrollLock";
import { Menu } from "./bar/Menu";
import { useScrolled } from "./bar/scrollState";
import { useBarPhase } from "./bar/useBarPhase";
import { useMobileMenu } from "./bar/useMobileMenu";
import * as styles from "./NavigationBar.module.css";
import { PageLink } from "./PageLink";

interface NavigationBarProps {
  content: Queries.SharedContentFragment["navigationContent"];
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
        <PageLink
          to="/"
          path={path}
          aria-label={content.homeLink}
          className={styles.logo}
          onClick={menu.close}
        >
          {logo}
        </PageLink>
        {/* The same button closes the menu, so that it keeps the focus. */}
        <button
          ref={menuButtonRef}
          type="button"
          className={styles.menuButton}
          aria-label={menuOpen ? content.closeMenu : content.openMenu}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={menuOpen ? menu.close : menu.open}
        >
          <svg
            className={styles.lines}
            viewBox="0 0 18 14"
            aria-hidden="true"
            focusable="false"
          >
            <path
              d={menuOpen ? "M3 1l12 12M15 1L3 13" : "M1 1h16M1 7h16M1 13h16"}
            />
          </svg>
        </button>
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
