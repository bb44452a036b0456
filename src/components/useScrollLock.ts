import { useEffect } from "react";

/**
 * Keeps the page behind a dialog or menu from scrolling while `isLocked`, without
 * a layout shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { body, documentElement: root } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    if (!CSS.supports("scrollbar-gutter", "stable")) {
      // Safari before 18.2.
      body.style.setProperty("--scrollbar", `${scrollbar}px`);
    } else if (scrollbar > 0) {
      // Chromium also reserves a gutter for hidden scrollbars, which have no width.
      root.style.scrollbarGutter = "stable";
    }
    body.dataset.locked = "";
    return () => {
      root.style.scrollbarGutter = "";
      body.style.removeProperty("--scrollbar");
      delete body.dataset.locked;
    };
  }, [isLocked]);
}
