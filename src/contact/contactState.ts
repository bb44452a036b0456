import type { ContactEntry } from "./contactMessage";

/** What the form holds and how far its sending has come. */
export interface ContactState {
  entry: ContactEntry;
  status: "idle" | "sending" | "success" | "error";
  /** Counts the closings; each opening gets fields without a past. */
  round: number;
}

/** What can happen to the form. */
export type ContactAction =
  | { type: "edited"; field: keyof ContactEntry; value: string }
  | { type: "submitted" }
  | { type: "opened mail" }
  | { type: "failed" }
  | { type: "closed" };

const emptyEntry: ContactEntry = {
  name: "",
  email: "",
  phone: "",
  purpose: "",
};

/** The form as a visitor first finds it. */
export const initialContactState: ContactState = {
  entry: emptyEntry,
  status: "idle",
  round: 0,
};

/** The form after something happened to it. */
export function contactReducer(
  state: ContactState,
  action: ContactAction,
): ContactState {
  switch (action.type) {
    case "edited":
      return {
        ...state,
        entry: { ...state.entry, [action.field]: action.value },
      };
    case "submitted":
      return { ...state, status: "sending" };
    case "opened mail":
      return { ...state, status: "success" };
    case "failed":
      return { ...state, status: "error" };
    case "closed":
      return {
        // What was not sent is still there when the visitor comes back.
        entry: state.status === "success" ? emptyEntry : state.entry,
        status: "idle",
        round: state.round + 1,
      };
  }
}
