/** What is in view, as a test decides it. */
export interface IntersectionDouble {
  /** Tells all who watch the element how much of it is in view, 0 to 1. */
  show: (element: Element, ratio: number) => void;
  /** The options of the observers that watch the element now. */
  optionsFor: (element: Element) => IntersectionObserverInit[];
}

/** Puts an `IntersectionObserver` into jsdom, which has none. */
export function installIntersectionObserver(): IntersectionDouble {
  const observers = new Set<ObserverDouble>();

  class ObserverDouble {
    readonly watched = new Set<Element>();

    constructor(
      readonly report: IntersectionObserverCallback,
      readonly options: IntersectionObserverInit = {},
    ) {
      observers.add(this);
    }

    observe(element: Element) {
      this.watched.add(element);
    }

    unobserve(element: Element) {
      this.watched.delete(element);
    }

    disconnect() {
      this.watched.clear();
      observers.delete(this);
    }

    takeRecords() {
      return [];
    }
  }

  Object.defineProperty(window, "IntersectionObserver", {
    configurable: true,
    writable: true,
    value: ObserverDouble,
  });

  const watchers = (element: Element) =>
    [...observers].filter(({ watched }) => watched.has(element));

  return {
    show(element, ratio) {
      for (const observer of watchers(element)) {
        const { threshold = 0 } = observer.options;
        const least = Math.min(...[threshold].flat());
        const entry = {
          target: element,
          intersectionRatio: ratio,
          isIntersecting: ratio > 0 && ratio >= least,
          boundingClientRect: element.getBoundingClientRect(),
          rootBounds: new DOMRect(0, 0, window.innerWidth, window.innerHeight),
          time: performance.now(),
        } as IntersectionObserverEntry;
        observer.report([entry], observer as unknown as IntersectionObserver);
      }
    },
    optionsFor: (element) => watchers(element).map(({ options }) => options),
  };
}
