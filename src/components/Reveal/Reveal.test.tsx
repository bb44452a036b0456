import { act, render } from "@testing-library/react";

import { Reveal } from "./Reveal";

const observe = jest.fn();
const disconnect = jest.fn();

/** Observers call it when an element comes into view or leaves it. */
let report: (entry: Partial<IntersectionObserverEntry>) => void;

const observer = jest.fn(
  (callback: (entries: object[]) => void, _options: object) => {
    report = (entry) => act(() => callback([entry]));
    return { observe, disconnect };
  },
);

/** Renders it and returns its element. */
const reveal = () => render(<Reveal />).container.firstElementChild;

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: observer });
});

test("gains class visible at 10 percent, with 50 px margin, and never hides again", () => {
  const element = reveal();
  expect(observer.mock.lastCall?.[1]).toEqual({
    threshold: [0, 0.1],
    rootMargin: "50px",
  });
  expect(element?.className).toBe("reveal");
  report({ isIntersecting: false, intersectionRatio: 0 });
  expect(element?.className).toBe("reveal waiting");
  report({ isIntersecting: true, intersectionRatio: 0.09 });
  expect(element?.className).toBe("reveal waiting");
  report({ isIntersecting: true, intersectionRatio: 0.1 });
  expect(element?.className).toBe("reveal visible");
  expect(disconnect).toHaveBeenCalled();
});

test("what is in view before hydration stays visible", () => {
  const element = reveal();
  report({ isIntersecting: true, intersectionRatio: 0.05 });
  expect(element?.className).toBe("reveal");
  report({ isIntersecting: true, intersectionRatio: 1 });
  expect(element?.className).toBe("reveal visible");
});

test("what is tall gains it when it fills a fifth of the window", () => {
  jest
    .spyOn(HTMLElement.prototype, "offsetHeight", "get")
    .mockReturnValue(8 * window.innerHeight);
  const element = reveal();
  report({ isIntersecting: true, intersectionRatio: 0.024 });
  expect(element?.className).toBe("reveal");
  report({ isIntersecting: true, intersectionRatio: 0.026 });
  expect(element?.className).toBe("reveal visible");
});

test("is fully shown where IntersectionObserver is missing", () => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  expect(reveal()?.className).toBe("reveal");
  expect(observe).not.toHaveBeenCalled();
});
