import { useEffect, useState } from "react";

/** Time from a route change until the bar is visible, in ms. */
const BAR_DELAY_MS = 100;

/** `initial` is the phase of the server's HTML. */
export type BarPhase = "initial" | "hidden" | "visible";

/** Returns the phase of the bar, which each route change hides for a moment. */
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
  return visiblePath === path ? "visible" : "hidden";
}
