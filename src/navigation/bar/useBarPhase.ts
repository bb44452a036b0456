import { useEffect, useState } from "react";

/** Time from a route change until the bar is visible, in ms. */
const BAR_DELAY_MS = 100;

/**
 * Returns the phase of the bar, which each route change hides for a moment. The
 * server's HTML is in the phase `initial`.
 */
export function useBarPhase(path: string): "initial" | "hidden" | "visible" {
  const [visiblePath, setVisiblePath] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setVisiblePath(path), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (visiblePath === undefined) return "initial";
  return visiblePath === path ? "visible" : "hidden";
}
