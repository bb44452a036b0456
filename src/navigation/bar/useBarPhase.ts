import { useEffect, useState } from "react";

/** Time from a route change until the bar is visible again, in ms. */
export const BAR_DELAY_MS = 100;

/**
 * `initial` in the server's HTML, where the bar is shown without script, then
 * `visible`; `away` for a moment after each route change.
 */
export type BarPhase = "initial" | "away" | "visible";

/** The bar's phase while the visitor moves from path to path. */
export function useBarPhase(path: string): BarPhase {
  const [phase, setPhase] = useState<BarPhase>("initial");
  const [phasePath, setPhasePath] = useState(path);
  if (phasePath !== path) {
    setPhasePath(path);
    setPhase("away");
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      setPhase("visible");
    }, BAR_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [path]);
  return phase;
}
