/** How much of an element is in view; `at the edge` is less than 10 %. */
export type View = "out of sight" | "at the edge" | "seen";

type Listener = (view: View) => void;

/** The part of an element that must be in view for it to count as seen. */
const SEEN = 0.1;

const listeners = new WeakMap<Element, Listener>();
let shared: IntersectionObserver | undefined;

/**
 * Something so tall that a tenth of it never fits into the view counts as seen
 * when it comes into view at all.
 */
function viewOf(entry: IntersectionObserverEntry): View {
  const { isIntersecting, intersectionRatio, rootBounds } = entry;
  if (!isIntersecting) return "out of sight";
  const tenth = entry.boundingClientRect.height * SEEN;
  const neverFits = tenth > (rootBounds?.height ?? Infinity);
  return neverFits || intersectionRatio >= SEEN ? "seen" : "at the edge";
}

/** One observer serves all elements: thousands cost little more than one. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        listeners.get(entry.target)?.(viewOf(entry));
      }
    },
    { threshold: [0, SEEN], rootMargin: "50px" },
  );
  return shared;
}

/**
 * Tells how much of an element is in view, with a margin of 50 px, now and
 * whenever it changes. Where the browser cannot tell, everything is seen.
 *
 * @returns a function that stops it
 */
export function watchView(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === "undefined") {
    listener("seen");
    return () => undefined;
  }
  listeners.set(element, listener);
  observer().observe(element);
  return () => {
    observer().unobserve(element);
  };
}
