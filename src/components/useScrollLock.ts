import { useEffect } from "react";

/** How many components want the page to stand still at the moment. */
let holders = 0;

/**
 * Keeps the page behind a dialog or a menu from scrolling while `locked`.
 *
 * The class `scroll-locked` on `<html>` does it, in the global style sheet.
 * It stays until the last of several users has let go. The document keeps its
 * scroll position and, where a scrollbar takes room, its width: then
 * `scrollbar-gutter` on `<html>` keeps that room free.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { classList, clientWidth } = document.documentElement;
    if (holders === 0) {
      classList.toggle("scrollbar-gutter", window.innerWidth > clientWidth);
    }
    holders += 1;
    classList.add("scroll-locked");
    return () => {
      holders -= 1;
      if (holders === 0) classList.remove("scroll-locked", "scrollbar-gutter");
    };
  }, [locked]);
}
