import { gmailUrl } from "../components/gmailUrl";

/** The contact form values as typed, not trimmed. */
export type ContactFormValues = Record<
  "name" | "email" | "phone" | "purpose",
  string
>;

export interface Message {
  to: string;
  subject: string;
  body: string;
}

/** Returns the mail for the form values. Trims the values. Lines end with CRLF. */
export function contactMessage(values: ContactFormValues, to: string): Message {
  const name = values.name.trim();
  const body = [
    `Name: ${name}`,
    `Email: ${values.email.trim()}`,
    `Phone: ${values.phone.trim()}`,
    `Purpose: ${values.purpose.trim()}`,
    "This message was sent from the GAINOVA website contact form.",
  ].join("\n");
  return {
    to,
    subject: `Contact Form Submission from ${name}`,
    body: body.replaceAll("\n", "\r\n"),
  };
}

/** Percent-encodes even `!'()*`, because a shell often starts the mail program. */
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

/** Returns the URL of Gmail's compose page with a message. */
export const gmailMessageUrl = ({ to, subject: su, body }: Message) =>
  gmailUrl({ to, su, body });

/** Windows ignores `mailto:` URLs of more than 2,083 characters. */
const MAX_MAILTO_LENGTH = 2000;

/**
 * Returns whether the `mailto:` URL of a message is too long for some mail programs.
 * Percent-encoding turns one letter into up to nine characters.
 */
export function isLong(message: Message): boolean {
  try {
    return mailtoUrl(message).length > MAX_MAILTO_LENGTH;
  } catch {
    // `useContactForm` reports this error when the visitor sends the message.
    return false;
  }
}
