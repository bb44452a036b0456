import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { useScrollLock } from "../components/useScrollLock";
import { useSharedContent } from "../site/useSharedContent";
import { homeLabel, Logo } from "../site/Logo";
import { ThemeToggle } from "../theme/ThemeToggle";
import { Menu } from "./Menu";
import * as styles from "./NavigationBar.module.css";
import { findHero } from "../routing/scrollAndFocus";
import { useMobileMenu } from "./useMobileMenu";
import { useScrollState } from "./useScrollState";

/** Time from a route change until the bar is shown, in ms. */
const BAR_DELAY_MS = 100;

/**
 * Returns whether the bar is shown. Each route change hides the bar for BAR_DELAY_MS.
 * Returns undefined in the static HTML.
 */
function useIsShown(path: string): boolean | undefined {
  const [shownPath, setShownPath] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShownPath(path), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return shownPath === undefined ? undefined : shownPath === path;
}

/**
 * Returns whether the page is scrolled by more than the hero's height minus 80 px. Without
 * a hero, the limit is 50 px.
 */
function isScrolled(): boolean {
  const hero = findHero();
  return window.scrollY > (hero ? hero.offsetHeight - 80 : 50);
}

interface NavigationBarProps {
  /** Whether the footer is in view. If it is, the bar is hidden. */
  footerVisible: boolean;
  path: string;
}

/** Renders the navigation bar and, on phones, the button of its menu. */
export function NavigationBar({ footerVisible, path }: NavigationBarProps) {
  const { name } = useSharedContent().siteContent;
  const ref = useRef<HTMLElement>(null);
  const menuButtonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isShown = useIsShown(path);
  const scrolled = useScrollState(isScrolled, false);
  const menu = useMobileMenu(ref, menuButtonRef);

  const menuOpen = menu.state === "open";
  useScrollLock(menuOpen);
  return (
    <nav
      ref={ref}
      aria-label="Main"
      className={clsx(
        styles.bar,
        isShown && "visible",
        isShown === false && styles.changing,
        scrolled && "scrolled",
        footerVisible && styles.hiddenByFooter,
      )}
      data-menu={menu.state}
    >
      <div className={styles.row}>
        <SiteLink
          href="/"
          aria-label={homeLabel(name)}
          // The navigation item of Home already has `aria-current`.
          aria-current={undefined}
          className={styles.logo}
          onClick={menu.close}
        >
          <Logo alt={name} />
        </SiteLink>
        {/* The toggle is rendered twice, because the tab order follows the markup. */}
        <div className={styles.toggleOnPhones}>
          <ThemeToggle />
        </div>
        {/* One button opens and closes the menu, so that the button keeps the focus. */}
        <button
          ref={menuButtonRef}
          type="button"
          className={clsx(buttonStyles.round, styles.menuButton)}
          aria-label={menuOpen ? "Close menu" : "Open menu"}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={menuOpen ? menu.close : menu.open}
        >
          <svg className={styles.lines} viewBox="0 0 18 14" aria-hidden="true">
            <path
              d={menuOpen ? "M3 1l12 12M15 1L3 13" : "M1 1h16M1 7h16M1 13h16"}
            />
          </svg>
        </button>
        <Menu
          id={menuId}
          state={menu.state}
          path={path}
          onNavigate={menu.close}
        />
        <div className={styles.themeToggle}>
          <ThemeToggle />
        </div>
      </div>
    </nav>
  );
}
