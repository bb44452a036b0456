import type { MouseEvent } from "react";

/**
 * Whether a click asks for nothing special: with another button or with a
 * modifier key, the browser opens a tab or a window or saves the target.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
