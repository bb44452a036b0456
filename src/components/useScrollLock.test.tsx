import { renderHook } from "@testing-library/react";

import { useScrollLock } from "./useScrollLock";

const isLocked = () =>
  document.documentElement.classList.contains("scroll-locked");

function lock(locked: boolean) {
  return renderHook(({ locked }) => useScrollLock(locked), {
    initialProps: { locked },
  });
}

describe("useScrollLock", () => {
  test("locks while asked to, and only then", () => {
    const user = lock(false);
    expect(isLocked()).toBe(false);
    user.rerender({ locked: true });
    expect(isLocked()).toBe(true);
    user.rerender({ locked: false });
    expect(isLocked()).toBe(false);
  });

  test("lets go when its user leaves the page", () => {
    const user = lock(true);
    user.unmount();
    expect(isLocked()).toBe(false);
  });

  test("stays locked until the last of several users lets go", () => {
    const menu = lock(true);
    const dialog = lock(true);
    menu.unmount();
    expect(isLocked()).toBe(true);
    dialog.rerender({ locked: false });
    expect(isLocked()).toBe(false);
  });

  test("leaves the other classes of the page alone", () => {
    document.documentElement.classList.add("js");
    lock(true).unmount();
    expect(document.documentElement).toHaveClass("js", { exact: true });
  });

  test("sets no inline style, which a strict policy would refuse", () => {
    lock(true);
    expect(document.documentElement).not.toHaveAttribute("style");
  });

  test.each([
    [1024, 1009, true],
    [1024, 1024, false],
  ])("keeps the scrollbar's room where it has any", (inner, client, kept) => {
    const root = document.documentElement;
    jest.replaceProperty(window, "innerWidth", inner);
    Object.defineProperty(root, "clientWidth", {
      configurable: true,
      value: client,
    });
    const { unmount } = lock(true);
    expect(root.classList.contains("scrollbar-gutter")).toBe(kept);
    unmount();
    expect(root).not.toHaveClass("scrollbar-gutter");
  });
});
