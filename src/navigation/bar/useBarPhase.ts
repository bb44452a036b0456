import { useEffect, useState } from "react";

/** Time from a route change until the bar is visible again, in ms. */
const BAR_DELAY_MS = 100;

/**
 * `initial` in the server's HTML, where the bar is shown without script, then
 * `visible`; `away` for a moment after each route change.
 */
export type BarPhase = "initial" | "away" | "visible";

/** Returns the bar's phase while the visitor moves from path to path. */
export function useBarPhase(path: string): BarPhase {
  const [visiblePath, setVisiblePath] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setVisiblePath(path);
    }, BAR_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [path]);
  if (visiblePath === undefined) return "initial";
  return visiblePath === path ? "visible" : "away";
}
