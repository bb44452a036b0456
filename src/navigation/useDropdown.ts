import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
} from "react";

import type { MenuState } from "./useMobileMenu";

/** The open dropdown (at most one), and the effect of the mouse on dropdowns. */
export interface DropdownState {
  /** The path of the item whose dropdown is open. */
  open?: string;
  /** Whether a press opened the dropdown. It then stays open when the mouse leaves. */
  isPinned?: boolean;
  /** The path of the item that ignores hovering until the mouse has left the item. */
  hoverBlocked?: string;
}

/** `hasKeyboardFocus` is true if an open dropdown has keyboard focus. */
export type DropdownEvent =
  | { type: "hover"; path: string; hasKeyboardFocus: boolean }
  | { type: "leave"; hasKeyboardFocus: boolean }
  | { type: "press"; path: string; isByMouse: boolean }
  | { type: "close" };

/** Returns the next state after an event. */
export function dropdownReducer(
  state: DropdownState,
  event: DropdownEvent,
): DropdownState {
  const { open, isPinned = false, hoverBlocked } = state;
  const mouse = hoverBlocked === undefined ? {} : { hoverBlocked };
  switch (event.type) {
    case "hover":
      if (hoverBlocked === event.path) return state;
      // Hovering must not close the dropdown that has keyboard focus.
      if (event.hasKeyboardFocus) {
        return open === event.path ? { ...state, hoverBlocked: open } : state;
      }
      return {
        open: event.path,
        isPinned: isPinned && open === event.path,
        hoverBlocked: event.path,
      };
    case "leave":
      return open !== undefined && (isPinned || event.hasKeyboardFocus)
        ? { open, isPinned }
        : {};
    case "press":
      return {
        ...mouse,
        ...(event.isByMouse && { hoverBlocked: event.path }),
        ...(!(isPinned && open === event.path) && {
          open: event.path,
          isPinned: true,
        }),
      };
    case "close":
      return mouse;
  }
}

/** Matches the button or a link of an open dropdown if it has keyboard focus. */
const KEYBOARD_FOCUS =
  "[aria-expanded=true]:focus-visible, [aria-expanded=true] + * :focus-visible";

/**
 * Returns a function that takes the path of an item. The function returns whether the
 * item's dropdown is open, and the event handlers that open and close the dropdown. A
 * route change, Escape, and a click or focus elsewhere also close the dropdown.
 *
 * @param items the element that contains all items
 * @param menu the state of the mobile menu. In this menu, only buttons and route changes
 *   open and close dropdowns.
 * @param path the path of the page
 */
export function useDropdown(
  items: RefObject<HTMLElement>,
  menu: MenuState,
  path: string,
) {
  const [{ open }, change] = useReducer(dropdownReducer, {});

  useEffect(() => {
    // Closing a dropdown while the menu fades out would move the list.
    if (menu !== "closed") change({ type: "close" });
  }, [menu, path]);

  useEffect(() => {
    const button = items.current?.querySelector<HTMLElement>(
      "[aria-expanded=true]",
    );
    const item = button?.closest("li");
    if (!item || open === undefined || menu) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => change({ type: "close" });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { activeElement } = document;
      // If the focus is elsewhere on the page, it stays there.
      if (item.contains(activeElement) || activeElement === document.body) {
        button?.focus({ preventScroll: true });
      }
      close();
    };
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [items, open, menu]);

  const hasKeyboardFocus = () =>
    items.current?.querySelector(KEYBOARD_FOCUS) != null;
  return (item: string) => ({
    isOpen: open === item,
    // `pointerenter` would also fire when the bar reappears under the mouse
    // after a route change: https://github.com/w3c/pointerevents/issues/611
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || menu) return;
      change({
        type: "hover",
        path: item,
        hasKeyboardFocus: hasKeyboardFocus(),
      });
    },
    onPointerLeave: () =>
      change({ type: "leave", hasKeyboardFocus: hasKeyboardFocus() }),
    onPress: ({ detail, nativeEvent }: MouseEvent) => {
      // In older browsers, a click event has no `pointerType`.
      const { pointerType = "mouse" } = nativeEvent as { pointerType?: string };
      // For a key press, the `detail` of the click event is 0.
      const isByMouse = detail > 0 && pointerType === "mouse";
      change({ type: "press", path: item, isByMouse });
    },
    /** Called by the dropdown's links. In the mobile menu, the dropdown stays open. */
    onNavigate: () => {
      if (!menu) change({ type: "close" });
    },
  });
}
