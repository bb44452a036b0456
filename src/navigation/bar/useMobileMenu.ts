import { type RefObject, useCallback, useEffect, useState } from "react";

import { prefersReducedMotion } from "../scroll/prefersReducedMotion";

/** Duration of the closing animation in ms; the style sheet has it, too. */
export const MENU_CLOSING_MS = 600;

/** Width from which there is no mobile menu, in px; in style sheets, too. */
export const DESKTOP_WIDTH = 768;

export type MenuPhase = "closed" | "open" | "closing";

interface MobileMenu {
  phase: MenuPhase;
  open: () => void;
  /** Starts the closing animation, if the menu is open. */
  close: () => void;
}

/**
 * Returns the mobile menu's phase. While it is open, the page around the bar is
 * inert. Escape, back and forward close it, and so does a wider window.
 *
 * @param bar the navigation bar, whose siblings are the rest of the page
 * @param button what opens the menu, and gets the focus back on Escape
 */
export function useMobileMenu(
  bar: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
): MobileMenu {
  const [phase, setPhase] = useState<MenuPhase>("closed");
  const open = useCallback(() => {
    setPhase("open");
  }, []);
  const close = useCallback(() => {
    setPhase((current) => (current === "open" ? "closing" : current));
  }, []);

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
    if (phase !== "open") return;
    const siblings = [...(bar.current?.parentElement?.children ?? [])];
    const page = siblings.filter((element) => element !== bar.current);
    for (const element of page) element.toggleAttribute("inert", true);

    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        close();
        button.current?.focus();
      }
      if (event.key !== "Tab") return;
      // `inert` alone lets Tab leave the bar for nothing at all.
      const stops = bar.current?.querySelectorAll<HTMLElement>("a, button");
      const ends = [stops?.[0], stops?.[stops.length - 1]];
      const [to, from] = event.shiftKey ? ends.reverse() : ends;
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    window.addEventListener("popstate", close, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    if (typeof matchMedia === "function") {
      matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`).addEventListener(
        "change",
        () => setPhase("closed"),
        { signal },
      );
    }
    return () => {
      listening.abort();
      for (const element of page) element.toggleAttribute("inert", false);
    };
  }, [phase, bar, button, close]);

  return { phase, open, close };
}
