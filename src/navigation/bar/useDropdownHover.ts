import { type RefObject, useEffect } from "react";

import type { DropdownAction } from "./dropdownState";

/**
 * Opens an item's dropdown when a mouse comes over the item. A finger has no
 * hover: its tap on the link is to be a tap on the link.
 *
 * @param ref the item
 * @param enabled whether there is room to open by hovering
 */
export function useDropdownHover(
  ref: RefObject<HTMLElement | null>,
  path: string,
  enabled: boolean,
  dispatch: (action: DropdownAction) => void,
): void {
  useEffect(() => {
    const item = ref.current;
    if (!item || !enabled) return;
    let hovered = false;
    // Not pointerenter: that comes, too, when the bar returns under a mouse
    // that rests, as after a click on a link to another page.
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || hovered) return;
      hovered = true;
      dispatch({ type: "enter", path });
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      hovered = false;
      dispatch({ type: "leave", path });
    };
    item.addEventListener("pointermove", onMove);
    item.addEventListener("pointerleave", onLeave);
    return () => {
      item.removeEventListener("pointermove", onMove);
      item.removeEventListener("pointerleave", onLeave);
    };
  }, [ref, path, enabled, dispatch]);
}
