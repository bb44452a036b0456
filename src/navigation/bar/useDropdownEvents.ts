import { type RefObject, useEffect } from "react";

import type { DropdownAction } from "./dropdownState";

/**
 * Opens an item's dropdown when a mouse moves over the item. Dismisses it when
 * the mouse leaves, on Escape, when the focus leaves and on a press elsewhere.
 *
 * @param enabled whether the item has a dropdown that lies over the page
 */
export function useDropdownEvents(
  ref: RefObject<HTMLElement>,
  path: string,
  enabled: boolean,
  dispatch: (action: DropdownAction) => void,
): void {
  useEffect(() => {
    const item = ref.current;
    if (!item || !enabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    let hovered = false;

    // Not pointerenter: it also fires when the bar returns under a mouse that
    // rests, as after a click on a link to another page.
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || hovered) return;
      hovered = true;
      dispatch({ type: "enter", path });
    };
    const onLeave = () => {
      hovered = false;
      dispatch({ type: "leave", path });
    };
    const dismissOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !item.contains(target)) {
        dispatch({ type: "dismiss", path });
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { activeElement } = document;
      // Focus elsewhere on the page stays where it is.
      if (item.contains(activeElement) || activeElement === document.body) {
        const button = item.querySelector<HTMLElement>("[aria-expanded=true]");
        button?.focus({ preventScroll: true });
      }
      dispatch({ type: "dismiss", path });
    };

    item.addEventListener("pointermove", onMove, { signal });
    item.addEventListener("pointerleave", onLeave, { signal });
    item.addEventListener(
      "focusout",
      ({ relatedTarget }) => dismissOutside(relatedTarget),
      { signal },
    );
    document.addEventListener(
      "pointerdown",
      ({ target }) => dismissOutside(target),
      { signal },
    );
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => {
      listening.abort();
    };
  }, [ref, path, enabled, dispatch]);
}
