import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

test.each([
  ["reserves the width of the scrollbar", "scrollbar-gutter", 1009, "stable"],
  ["reserves nothing if there is no scrollbar", "scrollbar-gutter", 1024, ""],
  ["does so without scrollbar-gutter", "--scrollbar", 1009, "15px"],
])("%s", (_, property, clientWidth, reserved) => {
  const root = document.documentElement;
  const supports = (name: string) => name === property;
  Object.assign(window, { CSS: { supports } });
  Object.defineProperty(root, "clientWidth", {
    configurable: true,
    value: clientWidth,
  });
  const { unmount } = renderHook(() => useScrollLock(true));
  expect(root.style.getPropertyValue(property)).toBe(reserved);
  expect(root.style.overflow).toBe("hidden");
  unmount();
  expect(root.style.getPropertyValue(property)).toBe("");
  expect(root.style.overflow).toBe("");
});
