import { type RefObject, useCallback, useEffect, useState } from "react";

export type MenuState = "closed" | "open" | "closing";

/** Returns the duration of the longest animation in an element, in ms. */
function animationTime(element: Element | null): number {
  const animations = element?.getAnimations({ subtree: true }) ?? [];
  const times = animations.map(({ effect }) =>
    Number(effect?.getComputedTiming().endTime),
  );
  return Math.max(0, ...times);
}

const isRendered = (element: Element) => element.getClientRects().length > 0;

/**
 * Returns the state of the mobile menu. While it is open, Tab goes round the bar.
 * Escape, back, forward and a wider window close it.
 */
export function useMobileMenu(
  bar: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
) {
  const [state, setState] = useState<MenuState>("closed");
  const open = () => setState("open");
  const close = useCallback(() => {
    setState((current) => (current === "open" ? "closing" : current));
  }, []);

  useEffect(() => {
    if (state !== "closing") return;
    const duration = animationTime(bar.current);
    const timer = setTimeout(() => setState("closed"), duration);
    return () => clearTimeout(timer);
  }, [state, bar]);

  useEffect(() => {
    if (state !== "open") return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        close();
        button.current?.focus();
      }
      if (event.key !== "Tab") return;
      // Otherwise Tab would go to the browser's own controls.
      event.preventDefault();
      const controls = bar.current?.querySelectorAll<HTMLElement>("a, button");
      const stops = [...(controls ?? [])].filter(isRendered);
      const current = stops.findIndex((it) => it === document.activeElement);
      const next = event.shiftKey ? Math.max(current, 0) - 1 : current + 1;
      stops.at(next % stops.length)?.focus();
    };
    const onResize = () => {
      if (button.current?.offsetParent === null) setState("closed");
    };
    window.addEventListener("popstate", close, { signal });
    window.addEventListener("resize", onResize, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [state, bar, button, close]);

  return { state, open, close };
}
