import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

test.each([
  ["reserves the width of the scrollbar", 1009, "stable"],
  ["reserves nothing if there is no scrollbar", 1024, ""],
])("%s", (_, clientWidth, scrollbarGutter) => {
  const root = document.documentElement;
  Object.defineProperty(root, "clientWidth", {
    configurable: true,
    value: clientWidth,
  });
  const { unmount } = renderHook(() => useScrollLock(true));
  expect(root.style).toMatchObject({ scrollbarGutter, overflow: "hidden" });
  unmount();
  expect(root.style).toMatchObject({ scrollbarGutter: "", overflow: "" });
});
