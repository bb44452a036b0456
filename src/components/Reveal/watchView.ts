type Listener = (inView: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let shared: IntersectionObserver | undefined;

/** One observer serves all elements: thousands cost little more than one. */
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

/**
 * Tells whether at least 10 % of an element is in view, with a margin of 50 px,
 * now and whenever it changes. Where the browser cannot tell, everything is.
 *
 * @returns a function that stops it
 */
export function watchView(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === "undefined") {
    listener(true);
    return () => undefined;
  }
  listeners.set(element, listener);
  observer().observe(element);
  return () => {
    observer().unobserve(element);
  };
}
