import { type RefObject, useEffect } from "react";

/** The open dropdown, by its item's path. */
export type DropdownState = {
  path: string;
  /** Whether its button has opened it, so that it stays when the mouse leaves. */
  isPinned: boolean;
} | null;

export type DropdownAction =
  | { type: "enter" | "leave" | "press" | "dismiss"; path: string }
  | { type: "close" };

/**
 * Returns the state after the mouse enters or leaves an item, its button is
 * pressed, its dropdown is dismissed, or whatever is open is closed.
 */
export function dropdownState(
  state: DropdownState,
  action: DropdownAction,
): DropdownState {
  if (action.type === "close") return null;
  const { type, path } = action;
  const isOpen = state?.path === path;
  switch (type) {
    case "enter":
      return isOpen ? state : { path, isPinned: false };
    case "leave":
      return isOpen && !state.isPinned ? null : state;
    case "press":
      return isOpen && state.isPinned ? null : { path, isPinned: true };
    case "dismiss":
      return isOpen ? null : state;
  }
}

/**
 * Opens an item's dropdown on hover, and dismisses it on Escape, on a press
 * elsewhere, and when mouse or focus leave. The mouse changes nothing while an open
 * dropdown has the visible focus, which would be lost.
 */
export function useDropdownEvents(
  ref: RefObject<HTMLElement>,
  path: string,
  isEnabled: boolean,
  dispatch: (action: DropdownAction) => void,
): void {
  useEffect(() => {
    const item = ref.current;
    if (!item || !isEnabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    let hovered = false;
    const hasVisibleFocus = () =>
      item.parentElement?.querySelector(
        "[aria-expanded=true]:focus-visible, [aria-expanded=true] ~ * :focus-visible",
      );

    // Not pointerenter, which also fires when the bar returns under the mouse
    // after a route change: https://github.com/w3c/pointerevents/issues/611
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || hovered || hasVisibleFocus()) return;
      hovered = true;
      dispatch({ type: "enter", path });
    };
    const onLeave = () => {
      hovered = false;
      if (!hasVisibleFocus()) dispatch({ type: "leave", path });
    };
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.contains(target)) {
        dispatch({ type: "dismiss", path });
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { activeElement } = document;
      // The focus stays if it is elsewhere on the page.
      if (item.contains(activeElement) || activeElement === document.body) {
        const button = item.querySelector<HTMLElement>("[aria-expanded=true]");
        button?.focus({ preventScroll: true });
      }
      dispatch({ type: "dismiss", path });
    };

    item.addEventListener("pointermove", onMove, { signal });
    item.addEventListener("pointerleave", onLeave, { signal });
    document.addEventListener("focusin", dismissOutside, { signal });
    document.addEventListener("pointerdown", dismissOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [ref, path, isEnabled, dispatch]);
}
