import { type RefObject, useEffect, useState } from "react";

type Listener = (seen: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        listeners.get(target)?.(isIntersecting);
      }
    },
    { threshold: 0.1, rootMargin: "50px" },
  );
  return shared;
}

/** `shown` before the script runs, then `waiting` until seen, then `visible`. */
export type RevealState = "shown" | "waiting" | "visible";

/**
 * Follows an element until at least 10 % of it is in view, with a margin of
 * 50 px. What was revealed never hides again. Where the browser cannot tell,
 * the element is visible at once.
 */
export function useReveal(ref: RefObject<Element | null>): RevealState {
  const [state, setState] = useState<RevealState>("shown");
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (typeof IntersectionObserver === "undefined") {
      setState("visible");
      return;
    }
    listeners.set(element, (seen) => {
      setState(seen ? "visible" : "waiting");
      if (seen) observer().unobserve(element);
    });
    observer().observe(element);
    return () => {
      observer().unobserve(element);
    };
  }, [ref]);
  return state;
}
