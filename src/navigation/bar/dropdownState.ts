/** The open dropdown, by its item's path; at most one is open. */
export type DropdownState = {
  path: string;
  /** Whether its button keeps it open, and not just the mouse over it. */
  kept: boolean;
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
      return isOpen ? state : { path, kept: false };
    case "leave":
      return isOpen && !state.kept ? null : state;
    case "press":
      return isOpen && state.kept ? null : { path, kept: true };
    case "dismiss":
      return isOpen ? null : state;
  }
}
