import { useEffect } from "react";

/**
 * Locks the scrolling of the page behind a dialog or menu while `isLocked` is true,
 * without a layout shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { body, documentElement: root } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    if (!CSS.supports("scrollbar-gutter", "stable")) {
      // Safari before 18.2 does not support `scrollbar-gutter`.
      body.style.setProperty("--scrollbar", `${scrollbar}px`);
    } else if (scrollbar > 0) {
      // Without this condition, Chromium would reserve a gutter for a hidden scrollbar.
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
