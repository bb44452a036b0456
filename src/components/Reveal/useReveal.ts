import { type RefObject, useEffect, useState } from "react";

import { watchView } from "./watchView";

/** `shown` before scripts run, `waiting` while out of sight, then `visible`. */
export type RevealState = "shown" | "waiting" | "visible";

/** Follows an element until it is seen. What was seen never hides again. */
export function useReveal(ref: RefObject<Element | null>): RevealState {
  const [state, setState] = useState<RevealState>("shown");
  const seen = state === "visible";
  useEffect(() => {
    if (!ref.current || seen) return;
    return watchView(ref.current, (view) => {
      if (view === "seen") setState("visible");
      if (view === "out of sight") setState("waiting");
    });
  }, [ref, seen]);
  return state;
}
