import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * A "closed" menu can still be fading out. The state is undefined if the menu has not been
 * open since the window became narrow. A menu with an undefined state must not fade.
 */
export type MenuState = "open" | "closed" | undefined;

const isRendered = (element: Element) => element.getClientRects().length > 0;

/**
 * Returns the state of the mobile menu. While the menu is open, Tab cycles through the
 * bar. Escape, back, forward and a wider window close the menu.
 */
export function useMobileMenu(
  bar: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
) {
  const [state, setState] = useState<MenuState>();
  const open = () => setState("open");
  const close = useCallback(() => {
    setState((current) => current && "closed");
  }, []);

  useEffect(() => {
    if (!state) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The width of the window and the size of its text decide whether CSS shows the button.
    // Chromium fires no media query event if the text size changes.
    const observer = new ResizeObserver(() => {
      if (button.current && !isRendered(button.current)) setState(undefined);
    });
    if (button.current) observer.observe(button.current);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        close();
        button.current?.focus();
      }
      if (event.key !== "Tab") return;
      // Otherwise, Tab would move the focus to the browser's own controls.
      event.preventDefault();
      const controls = bar.current?.querySelectorAll<HTMLElement>("a, button");
      const stops = [...(controls ?? [])].filter(isRendered);
      const current = stops.findIndex((it) => it === document.activeElement);
      const next = event.shiftKey ? Math.max(current, 0) - 1 : current + 1;
      stops.at(next % stops.length)?.focus();
    };
    if (state === "open") {
      window.addEventListener("popstate", close, { signal });
      document.addEventListener("keydown", onKeyDown, { signal });
    }
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [state, bar, button, close]);

  return { state, open, close };
}
