import { runFromSource } from "../../tests/jest/runFromSource";
import { SCRIPTING } from "./scripting";
import { startScripts } from "./startScripts";

const started = () => document.body.querySelector("body > i") !== null;

let observed: PerformanceObserverInit | undefined;
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  observed = undefined;
  window.PerformanceObserver = class {
    constructor(tell: () => void) {
      paint = tell;
    }
    observe(options: PerformanceObserverInit) {
      observed = options;
    }
  } as unknown as typeof PerformanceObserver;
  document.body.innerHTML = `<template id="${SCRIPTING.templateId}"><i></i></template>`;
  runFromSource(startScripts, SCRIPTING);
});

afterEach(() => {
  jest.useRealTimers();
});

test("waits for all that the first view needs, and for its paint", () => {
  jest.advanceTimersByTime(SCRIPTING.longestWaitMs - 1);
  window.dispatchEvent(new Event("load"));
  expect(started()).toBe(false);
  expect(observed).toEqual({ type: "paint", buffered: true });
  paint();
  expect(started()).toBe(true);
});

test.each(["pointerdown", "keydown"])(
  "waits no longer when the visitor acts (%s)",
  (act) => {
    document.body.dispatchEvent(new Event(act, { bubbles: true }));
    expect(started()).toBe(true);
  },
);

test("waits for a second and a half and no longer", () => {
  jest.advanceTimersByTime(1499);
  expect(started()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(started()).toBe(true);
});

test("starts once", () => {
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  window.dispatchEvent(new Event("load"));
  paint();
  jest.advanceTimersByTime(1500);
  expect(document.body.querySelectorAll("i")).toHaveLength(1);
});
