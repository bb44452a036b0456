/** A mock of IntersectionObserver: https://github.com/jsdom/jsdom/issues/2032 */
export interface IntersectionObserverMock {
  /** Reports to the observer of an element how much of it is in view, 0 to 1. */
  show: (element: Element, ratio: number) => void;
  /** Returns the options of the observer of an element. */
  optionsFor: (element: Element) => IntersectionObserverInit | undefined;
}

/** Installs the mock as `window.IntersectionObserver`. */
export function installIntersectionObserver(): IntersectionObserverMock {
  const observers = new Map<Element, ObserverMock>();

  class ObserverMock {
    constructor(
      readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void,
      readonly options?: IntersectionObserverInit,
    ) {}

    observe(element: Element) {
      observers.set(element, this);
    }

    unobserve(element: Element) {
      observers.delete(element);
    }
  }

  Object.assign(window, { IntersectionObserver: ObserverMock });
  return {
    show(element, ratio) {
      observers.get(element)?.report([
        {
          target: element,
          intersectionRatio: ratio,
          isIntersecting: ratio > 0,
          boundingClientRect: element.getBoundingClientRect(),
          rootBounds: new DOMRect(0, 0, window.innerWidth, window.innerHeight),
        },
      ]);
    },
    optionsFor: (element) => observers.get(element)?.options,
  };
}
