import { type RefObject, useEffect } from "react";

import type { DropdownAction } from "./dropdownState";

/**
 * Closes an open dropdown on Escape, when the focus leaves its item, and on a
 * press elsewhere. Escape takes the focus back to the dropdown's button, unless
 * the visitor is busy in another place.
 *
 * @param ref the item
 * @param enabled whether the dropdown is open and lies over the page
 */
export function useDropdownDismissal(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean,
  dispatch: (action: DropdownAction) => void,
): void {
  useEffect(() => {
    const item = ref.current;
    if (!item || !enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const { activeElement } = document;
      if (item.contains(activeElement) || activeElement === document.body) {
        item.querySelector("button")?.focus({ preventScroll: true });
      }
      dispatch({ type: "close" });
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Without a new target the focus has not gone anywhere in the page.
      if (relatedTarget instanceof Node && !item.contains(relatedTarget)) {
        dispatch({ type: "close" });
      }
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item.contains(target)) {
        dispatch({ type: "close" });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPress);
    item.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPress);
      item.removeEventListener("focusout", onFocusOut);
    };
  }, [ref, enabled, dispatch]);
}
