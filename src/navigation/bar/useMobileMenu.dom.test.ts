import { act, renderHook } from "@testing-library/react";

import { installMatchMedia } from "../../../tests/jest/matchMedia";
import { MENU_CLOSING_MS, useMobileMenu } from "./useMobileMenu";

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderOpen() {
  const hook = renderHook(({ path }) => useMobileMenu(path), {
    initialProps: { path: "/" },
  });
  act(() => hook.result.current.open());
  return hook;
}

function resizeTo(width: number) {
  Object.defineProperty(window, "innerWidth", {
    configurable: true,
    value: width,
  });
  act(() => void window.dispatchEvent(new Event("resize")));
}

test("closing lasts as long as the specification says", () => {
  expect(MENU_CLOSING_MS).toBe(600);
});

test("the menu closes in 600 ms", () => {
  const { result } = renderOpen();
  expect(result.current.phase).toBe("open");
  act(() => result.current.close());
  expect(result.current.phase).toBe("closing");
  pass(599);
  expect(result.current.phase).toBe("closing");
  pass(1);
  expect(result.current.phase).toBe("closed");
});

test("under reduced motion it closes at once", () => {
  installMatchMedia({ "(prefers-reduced-motion: reduce)": true });
  const { result } = renderOpen();
  act(() => result.current.close());
  pass(0);
  expect(result.current.phase).toBe("closed");
});

test("closing a closed menu starts no animation", () => {
  const { result } = renderHook(() => useMobileMenu("/"));
  act(() => result.current.close());
  expect(result.current.phase).toBe("closed");
});

test("opening it while it closes stops the closing", () => {
  const { result } = renderOpen();
  act(() => result.current.close());
  pass(300);
  act(() => result.current.open());
  pass(600);
  expect(result.current.phase).toBe("open");
});

test("another page closes it", () => {
  const { result, rerender } = renderOpen();
  rerender({ path: "/about" });
  expect(result.current.phase).toBe("closing");
});

test("going back closes it", () => {
  const { result } = renderOpen();
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(result.current.phase).toBe("closing");
});

test("a window of desktop's width has no menu", () => {
  const { result } = renderOpen();
  resizeTo(767);
  expect(result.current.phase).toBe("open");
  resizeTo(768);
  expect(result.current.phase).toBe("closed");
});
