import { act, render } from "@testing-library/react";

import { Reveal } from "./Reveal";

const observe = jest.fn();
const disconnect = jest.fn();

/**
 * Calls the observer's callback for an element that is 1000 px tall. The first `px` pixels
 * of the element are in the window or in the observer's margin of 50 px below the window.
 */
let report: (px: number) => void;

const observer = jest.fn(
  (callback: (entries: object[]) => void, _options: object) => {
    report = (px) => {
      const entry = {
        intersectionRatio: px / 1000,
        intersectionRect: new DOMRect(0, 0, 300, px),
        boundingClientRect: new DOMRect(0, innerHeight + 50 - px, 300, 1000),
      };
      act(() => callback([entry]));
    };
    return { observe, disconnect };
  },
);

/** Renders a `Reveal`. Returns its element. */
const reveal = () =>
  render(<Reveal />).container.firstElementChild as HTMLElement;

/** Scrolls until the top of a 1000 px tall element is `top` px below the viewport's top. */
function scrollTopTo(element: HTMLElement, top: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, 1000);
  act(() => void window.dispatchEvent(new Event("scroll")));
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: observer });
});

test("gains class visible at 10 percent and never hides again", () => {
  const element = reveal();
  expect(observer.mock.lastCall?.[1]).toMatchObject({ rootMargin: "50px" });
  report(0);
  scrollTopTo(element, innerHeight);
  for (const px of [0, 99]) {
    report(px);
    expect(element.className).toBe("unrevealed");
  }
  report(100);
  expect(element.className).toBe("reveal visible");
  expect(disconnect).toHaveBeenCalled();
  scrollTopTo(element, innerHeight);
  expect(element.className).toBe("reveal visible");
});

test("reveals tall elements that fill a fifth of the window", () => {
  jest.replaceProperty(window, "innerHeight", 400);
  const element = reveal();
  report(79);
  expect(element.className).toBe("reveal");
  report(80);
  expect(element.className).toBe("reveal visible");
});

test.each([
  ["below", 1.5, 0],
  ["above", -0.5, -1000],
])("hides only when a scroll brings it near from %s", (_, windows, offset) => {
  const element = reveal();
  const limit = windows * innerHeight + offset;
  const away = Math.sign(windows);
  report(0);
  scrollTopTo(element, limit + away);
  expect(element.className).toBe("reveal");
  scrollTopTo(element, limit);
  expect(element.className).toBe("unrevealed");
});

test.each<[string, (element: HTMLElement) => void]>([
  [
    "before hydration",
    (element) => {
      // The visitor scrolls before the observer's first callback.
      scrollTopTo(element, innerHeight - 1);
      report(51);
    },
  ],
  [
    "after a jump",
    (element) => {
      report(0);
      scrollTopTo(element, innerHeight - 200);
    },
  ],
])("keeps content that is in view visible %s", (_, comeIntoView) => {
  const element = reveal();
  comeIntoView(element);
  scrollTopTo(element, innerHeight);
  expect(element.className).toBe("reveal");
  report(1000);
  expect(element.className).toBe("reveal visible");
});

test("shows everything without IntersectionObserver", () => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  const element = reveal();
  scrollTopTo(element, innerHeight);
  expect(element.className).toBe("reveal");
  expect(observe).not.toHaveBeenCalled();
});
