import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

test.each([
  ["reserves the width of the scrollbar", "scrollbar-gutter", 1009, "stable"],
  ["reserves nothing if there is no scrollbar", "scrollbar-gutter", 1024, ""],
  ["does so without scrollbar-gutter", "--scrollbar", 1009, "15px"],
])("%s", (_, property, clientWidth, reserved) => {
  const { body, documentElement: root } = document;
  const readReserved = () =>
    root.style.getPropertyValue(property) +
    body.style.getPropertyValue(property);
  const supports = (name: string) => name === property;
  Object.assign(window, { CSS: { supports } });
  Object.defineProperty(root, "clientWidth", {
    configurable: true,
    value: clientWidth,
  });
  const { unmount } = renderHook(() => useScrollLock(true));
  expect(readReserved()).toBe(reserved);
  expect(body.dataset.locked).toBe("");
  unmount();
  expect(readReserved()).toBe("");
  expect(body.dataset.locked).toBeUndefined();
});
