import { useEffect } from "react";

/**
 * Keeps the page behind a dialog or a menu from scrolling while `locked`, by
 * classes of `<html>`. Where the scrollbar takes room, that room stays free, so
 * that the page keeps its width.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { classList, clientWidth } = document.documentElement;
    // CSS alone would also reserve room for scrollbars that take none.
    classList.toggle("scrollbar-gutter", window.innerWidth > clientWidth);
    classList.add("scroll-locked");
    return () => {
      classList.remove("scroll-locked", "scrollbar-gutter");
    };
  }, [locked]);
}
