import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

test.each([
  ["keeps the room of a scrollbar", 1009, "scrollbar-gutter scroll-locked"],
  ["leaves the width alone if there is none", 1024, "scroll-locked"],
])("%s", (_, clientWidth, classes) => {
  const root = document.documentElement;
  root.className = "js";
  jest.replaceProperty(window, "innerWidth", 1024);
  Object.defineProperty(root, "clientWidth", {
    configurable: true,
    value: clientWidth,
  });
  const { unmount } = renderHook(() => useScrollLock(true));
  expect(root.className).toBe(`js ${classes}`);
  // A strict Content Security Policy refuses inline styles.
  expect(root).not.toHaveAttribute("style");
  unmount();
  expect(root).toHaveClass("js", { exact: true });
});
