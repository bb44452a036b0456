import { useEffect, useState } from "react";

/** Time from a route change until the bar is shown, in ms. */
const BAR_DELAY_MS = 100;

/**
 * Returns the state of the bar, which each route change hides for a moment. In
 * the server's HTML it is `static`.
 */
export function useBarState(path: string): "static" | "hidden" | "shown" {
  const [shownPath, setShownPath] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShownPath(path), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (shownPath === undefined) return "static";
  return shownPath === path ? "shown" : "hidden";
}
