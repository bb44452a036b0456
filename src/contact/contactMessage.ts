import { gmailUrl } from "../components/gmailUrl";

/** What the visitor typed, not trimmed. */
export type ContactEntry = Record<
  "name" | "email" | "phone" | "purpose",
  string
>;

export interface Message {
  to: string;
  subject: string;
  body: string;
}

/** Returns the mail for an entry, with trimmed values and lines ended by CRLF. */
export function contactMessage(entry: ContactEntry, to: string): Message {
  const name = entry.name.trim();
  const body = [
    `Name: ${name}`,
    `Email: ${entry.email.trim()}`,
    `Phone: ${entry.phone.trim()}`,
    `Purpose: ${entry.purpose.trim()}`,
    "This message was sent from the GAINOVA website contact form.",
  ].join("\n");
  return {
    to,
    subject: `Contact Form Submission from ${name}`,
    body: body.replaceAll("\n", "\r\n"),
  };
}

/** Also encodes `!'()*`: mail programs are often started through a shell. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the `mailto:` URL of a message (RFC 6068).
 *
 * @throws URIError if a value contains a lone surrogate
 */
export const mailtoUrl = ({ to, subject, body }: Message) =>
  `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;

/** Returns the address of Gmail's compose page with a message. */
export const gmailMessageUrl = ({ to, subject: su, body }: Message) =>
  gmailUrl({ to, su, body });

/** Windows opens none of more than 2,083 characters. */
const MAX_MAILTO_LENGTH = 2000;

/**
 * Returns whether some mail programs may not open the `mailto:` URL of a message.
 * It is percent-encoded, so a letter may count for up to nine characters.
 */
export function isLong(message: Message): boolean {
  try {
    return mailtoUrl(message).length > MAX_MAILTO_LENGTH;
  } catch {
    // Sending reports it.
    return false;
  }
}
