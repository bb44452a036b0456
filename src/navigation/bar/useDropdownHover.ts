import { type RefObject, useEffect } from "react";

import type { DropdownAction } from "./dropdownState";

/**
 * Opens an item's dropdown while a mouse is over the item. A finger has no
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
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") dispatch({ type: "enter", path });
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === "mouse") dispatch({ type: "leave", path });
    };
    item.addEventListener("pointerenter", onEnter);
    item.addEventListener("pointerleave", onLeave);
    return () => {
      item.removeEventListener("pointerenter", onEnter);
      item.removeEventListener("pointerleave", onLeave);
    };
  }, [ref, path, enabled, dispatch]);
}
