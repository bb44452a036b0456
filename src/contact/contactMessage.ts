import { interpolate } from "../components/interpolate";
import type { Message } from "./mailto";

/** The texts of the contact dialog, from `data/contact.json`. */
export type ContactContent = Queries.ContactContentFragment;

/** What the visitor typed, not trimmed. */
export type ContactEntry = Record<keyof ContactContent["form"], string>;

export const emptyEntry: ContactEntry = {
  name: "",
  email: "",
  phone: "",
  purpose: "",
};

/** Returns the mail for an entry, with trimmed values. */
export function contactMessage(
  entry: ContactEntry,
  texts: ContactContent["mail"],
): Message {
  const name = entry.name.trim();
  return {
    subject: interpolate(texts.subject, { name }),
    body: [
      `${texts.name}: ${name}`,
      `${texts.email}: ${entry.email.trim()}`,
      `${texts.phone}: ${entry.phone.trim()}`,
      `${texts.purpose}: ${entry.purpose.trim()}`,
      texts.lastLine,
    ].join("\n"),
  };
}
