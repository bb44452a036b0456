import { useCallback, useEffect, useState } from "react";

import { prefersReducedMotion } from "../scroll/reducedMotion";

/** Duration of the mobile menu's closing animation, in ms. */
export const MENU_CLOSING_MS = 600;

/** Width of the window from which there is no mobile menu, in px. */
const DESKTOP_WIDTH = 768;

export type MenuPhase = "closed" | "open" | "closing";

interface MobileMenu {
  phase: MenuPhase;
  open: () => void;
  /** Starts the closing animation, if the menu is open. */
  close: () => void;
}

/**
 * The mobile menu's phase. Besides `close`, a move to another page or back in
 * the history closes it, and so does a window that grows to desktop's width.
 *
 * @param path path of the current page
 */
export function useMobileMenu(path: string): MobileMenu {
  const [phase, setPhase] = useState<MenuPhase>("closed");
  const [phasePath, setPhasePath] = useState(path);

  const close = useCallback(() => {
    setPhase((current) => (current === "open" ? "closing" : current));
  }, []);
  const open = useCallback(() => {
    setPhase("open");
  }, []);

  if (phasePath !== path) {
    setPhasePath(path);
    close();
  }

  useEffect(() => {
    if (phase !== "closing") return;
    const timer = setTimeout(
      () => {
        setPhase("closed");
      },
      prefersReducedMotion() ? 0 : MENU_CLOSING_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [phase]);

  useEffect(() => {
    if (phase === "closed") return;
    const onResize = () => {
      if (window.innerWidth >= DESKTOP_WIDTH) setPhase("closed");
    };
    window.addEventListener("resize", onResize);
    window.addEventListener("popstate", close);
    return () => {
      window.removeEventListener("resize", onResize);
      window.removeEventListener("popstate", close);
    };
  }, [phase, close]);

  return { phase, open, close };
}
