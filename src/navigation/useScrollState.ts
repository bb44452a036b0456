import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

/**
 * Returns a value that a function reads from the layout after each scroll and resize.
 *
 * @param initial the value in the static HTML
 */
export function useScrollState<T>(read: () => T, initial: T): T {
  return useSyncExternalStore(subscribe, read, () => initial);
}
