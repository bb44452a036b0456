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
});
