import { interpolate } from "../components/interpolate";
import type { Message } from "./mailto";

/** The words of the contact dialog, from `data/contact.json`. */
export type ContactWords = Queries.ContactWordsFragment;

/** What the visitor typed, as typed. */
export type ContactEntry = Record<keyof ContactWords["form"], string>;

/** The form as a visitor first finds it. */
export const emptyEntry: ContactEntry = {
  name: "",
  email: "",
  phone: "",
  purpose: "",
};

/** Returns the mail that an entry becomes. Values are trimmed. */
export function contactMessage(
  entry: ContactEntry,
  words: ContactWords["mail"],
): Message {
  const name = entry.name.trim();
  return {
    subject: interpolate(words.subject, { name }),
    body: [
      `${words.name}: ${name}`,
      `${words.email}: ${entry.email.trim()}`,
      `${words.phone}: ${entry.phone.trim()}`,
      `${words.purpose}: ${entry.purpose.trim()}`,
      words.lastLine,
    ].join("\n"),
  };
}
