import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
} from "react";

import type { MenuState } from "./useMobileMenu";

/** The open dropdown, of which there is one at most, and where the mouse is. */
export interface DropdownState {
  /** The path of the item whose dropdown is open. */
  open?: string;
  /** Whether its button has opened it, so that it stays when the mouse leaves. */
  isPinned?: boolean;
  /** The item that the mouse no longer opens, until it leaves. */
  hovered?: string;
}

/** With `isHeld`, the keyboard has the focus in an open dropdown. */
export type DropdownEvent =
  | { type: "hover"; path: string; isHeld: boolean }
  | { type: "leave"; isHeld: boolean }
  | { type: "press"; path: string; isByMouse: boolean }
  | { type: "close" };

/** Returns what an event makes of the dropdowns. */
export function changeDropdown(
  state: DropdownState,
  event: DropdownEvent,
): DropdownState {
  const { open, isPinned = false, hovered } = state;
  const mouse = hovered === undefined ? {} : { hovered };
  switch (event.type) {
    case "hover":
      if (hovered === event.path) return state;
      // A passing mouse takes the focus from nobody who uses the keyboard.
      if (event.isHeld) {
        return open === event.path ? { ...state, hovered: open } : state;
      }
      return {
        open: event.path,
        isPinned: isPinned && open === event.path,
        hovered: event.path,
      };
    case "leave":
      return open !== undefined && (isPinned || event.isHeld)
        ? { open, isPinned }
        : {};
    case "press":
      return {
        ...mouse,
        ...(event.isByMouse && { hovered: event.path }),
        ...(!(isPinned && open === event.path) && {
          open: event.path,
          isPinned: true,
        }),
      };
    case "close":
      return mouse;
  }
}

/** Matches what has the keyboard's focus in an open dropdown, or its button. */
const KEYBOARD_FOCUS =
  "[aria-expanded=true]:focus-visible, [aria-expanded=true] + * :focus-visible";

/**
 * Returns a function that returns whether the dropdown of an item is open, and the
 * handlers of what opens and closes it. A change of the page, Escape, a press
 * elsewhere and a focus elsewhere close it, too.
 *
 * @param items the element of all items
 * @param menu the state of the mobile menu, in which only buttons and the page do so
 * @param path the path of the page
 */
export function useDropdown(
  items: RefObject<HTMLElement>,
  menu: MenuState,
  path: string,
) {
  const [{ open }, change] = useReducer(changeDropdown, {});

  useEffect(() => {
    // A dropdown that closed with the menu would move the list while it fades.
    if (menu !== "wasOpen") change({ type: "close" });
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
      // The focus stays if it is elsewhere on the page.
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

  const isHeld = () => items.current?.querySelector(KEYBOARD_FOCUS) != null;
  return (item: string) => ({
    isOpen: open === item,
    // Not pointerenter, which also fires when the bar returns under the mouse
    // after a route change: https://github.com/w3c/pointerevents/issues/611
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || menu) return;
      change({ type: "hover", path: item, isHeld: isHeld() });
    },
    onPointerLeave: () => change({ type: "leave", isHeld: isHeld() }),
    onPress: ({ detail, nativeEvent }: MouseEvent) => {
      // Older browsers do not say what has clicked.
      const { pointerType = "mouse" } = nativeEvent as { pointerType?: string };
      // A press of a key is a click that counts none.
      const isByMouse = detail > 0 && pointerType === "mouse";
      change({ type: "press", path: item, isByMouse });
    },
    /** Its links close it, but not the one in the mobile menu, which fades. */
    onNavigate: () => {
      if (!menu) change({ type: "close" });
    },
  });
}
