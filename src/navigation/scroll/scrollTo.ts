import { routeAt } from "../routes";
import { prefersReducedMotion } from "./prefersReducedMotion";

export type Motion = "smooth" | "instant";

/** What can be scrolled to: an element, or null for the top of the page. */
export type Target = HTMLElement | null;

/** Where a visit to the page at a path starts when no anchor is named. */
export function startOf(path: string): Target {
  return document.getElementById(routeAt(path)?.hero ?? "");
}

/** Scrolls the window; visitors who want less motion are there at once. */
export function scrollTo(target: Target, motion: Motion): void {
  // Named in full: "auto" would follow a style sheet's scroll-behavior.
  const behavior = prefersReducedMotion() ? "instant" : motion;
  if (target) {
    target.scrollIntoView({ behavior, block: "start" });
  } else {
    window.scrollTo({ top: 0, behavior });
  }
}

/**
 * Moves the focus to what was scrolled to, as following a link to an anchor
 * does, so that the next Tab goes on from there. Does not scroll.
 */
export function moveFocus(target: Target): void {
  if (!target || target.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Left in place, it would take the focus at every click into the section.
    target.addEventListener(
      "blur",
      () => {
        target.removeAttribute("tabindex");
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}

/**
 * Scrolls smoothly to a place on this page and moves the focus there. Waits
 * for a frame, so that a menu closed by the same click has let go of the page.
 */
export function glideTo(target: Target): void {
  requestAnimationFrame(() => {
    scrollTo(target, "smooth");
    moveFocus(target);
  });
}
