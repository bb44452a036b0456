/** The open dropdown, by its item's path. */
export type DropdownState = {
  path: string;
  /** Whether its button has opened it, so that it stays when the mouse leaves. */
  pinned: boolean;
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
      return isOpen ? state : { path, pinned: false };
    case "leave":
      return isOpen && !state.pinned ? null : state;
    case "press":
      return isOpen && state.pinned ? null : { path, pinned: true };
    case "dismiss":
      return isOpen ? null : state;
  }
}
