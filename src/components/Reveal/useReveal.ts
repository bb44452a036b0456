import { type RefObject, useEffect, useState } from "react";

import { watchView } from "./watchView";

/** `shown` before the script runs, then `waiting` until seen, then `visible`. */
export type RevealState = "shown" | "waiting" | "visible";

/** Follows an element until it is seen. What was seen never hides again. */
export function useReveal(ref: RefObject<Element | null>): RevealState {
  const [state, setState] = useState<RevealState>("shown");
  const seen = state === "visible";
  useEffect(() => {
    if (!ref.current || seen) return;
    return watchView(ref.current, (inView) => {
      setState(inView ? "visible" : "waiting");
    });
  }, [ref, seen]);
  return state;
}
