import { act, renderHook } from "@testing-library/react";

import { BAR_DELAY_MS, useBarPhase } from "./useBarPhase";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("the delay is that of the specification", () => {
  expect(BAR_DELAY_MS).toBe(100);
});

test("the bar becomes visible 100 ms after the first load", () => {
  const { result } = renderHook(() => useBarPhase("/"));
  expect(result.current).toBe("initial");
  pass(99);
  expect(result.current).toBe("initial");
  pass(1);
  expect(result.current).toBe("visible");
});

test("each route change takes it away for 100 ms", () => {
  const { result, rerender } = renderHook(({ path }) => useBarPhase(path), {
    initialProps: { path: "/" },
  });
  pass(100);
  rerender({ path: "/about" });
  expect(result.current).toBe("away");
  pass(60);
  rerender({ path: "/" });
  pass(60);
  expect(result.current).toBe("away");
  pass(40);
  expect(result.current).toBe("visible");
});

test("what is no route change leaves it alone", () => {
  const { result, rerender } = renderHook(() => useBarPhase("/"));
  pass(100);
  rerender();
  expect(result.current).toBe("visible");
});
