import { useEffect } from "react";

/**
 * Keeps the page behind a dialog or menu from scrolling while `isLocked`, without
 * a layout shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    // Chromium also reserves a gutter for hidden scrollbars, which have no width.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      style.scrollbarGutter = "";
      style.overflow = "";
    };
  }, [isLocked]);
}
