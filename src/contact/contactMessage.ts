import type { ContactContent } from "../node/content/declarations/contact";
import { fill } from "../components/fill";
import type { Message } from "./mailto";

/** What the visitor typed, as typed. */
export interface ContactEntry {
  name: string;
  email: string;
  phone: string;
  purpose: string;
}

/** The mail that an entry becomes. Values are trimmed. */
export function contactMessage(
  entry: ContactEntry,
  words: ContactContent["mail"],
): Message {
  const name = entry.name.trim();
  return {
    // A header is one line, whatever a name holds.
    subject: fill(words.subject, { name: name.replace(/[\r\n]+/g, " ") }),
    body: [
      `${words.name}: ${name}`,
      `${words.email}: ${entry.email.trim()}`,
      `${words.phone}: ${entry.phone.trim()}`,
      `${words.purpose}: ${entry.purpose.trim()}`,
      words.lastLine,
    ].join("\n"),
  };
}

/** The message with its address, as a text to paste into a mail program. */
export function copiedMessage(
  recipient: string,
  { subject, body }: Message,
  words: ContactContent["mail"],
): string {
  return [
    `${words.toLabel}: ${recipient}`,
    `${words.subjectLabel}: ${subject}`,
    "",
    body,
  ].join("\n");
}
