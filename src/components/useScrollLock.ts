import { useEffect } from "react";

/**
 * Keeps the page behind a dialog or menu from scrolling while `locked`, without
 * a layout shift.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { classList, clientWidth } = document.documentElement;
    // Chromium also reserves a gutter for hidden scrollbars, which have no width.
    classList.toggle("scrollbar-gutter", window.innerWidth > clientWidth);
    classList.add("scroll-locked");
    return () => classList.remove("scroll-locked", "scrollbar-gutter");
  }, [locked]);
}
