import { useEffect } from "react";

/**
 * Keeps the page behind a dialog or menu from scrolling while `isLocked`, without
 * a layout shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    const scrollbar = window.innerWidth - clientWidth;
    if (!CSS.supports("scrollbar-gutter", "stable")) {
      // Safari before 18.2.
      style.setProperty("--scrollbar", `${scrollbar}px`);
    } else if (scrollbar > 0) {
      // Chromium also reserves a gutter for hidden scrollbars, which have no width.
      style.scrollbarGutter = "stable";
    }
    style.overflow = "hidden";
    return () => {
      style.scrollbarGutter = "";
      style.removeProperty("--scrollbar");
      style.overflow = "";
    };
  }, [isLocked]);
}
