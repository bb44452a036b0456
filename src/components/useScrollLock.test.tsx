import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

test.each([
  [
    "reserves the width of the scrollbar",
    1009,
    "scrollbar-gutter scroll-locked",
  ],
  ["reserves nothing if there is no scrollbar", 1024, "scroll-locked"],
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
  unmount();
  expect(root).toHaveClass("js", { exact: true });
});
