import { interpolate } from "../components/interpolate";

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

export interface Message {
  subject: string;
  body: string;
}

/** Who may not open the link to a message: some mail programs, or Gmail, too. */
export type LengthLimit = "longForMail" | "longForGmail";

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

/** Windows opens none of more than 2,083 characters. */
const MAX_MAILTO_LENGTH = 2000;

/** Gmail refused 6,410: https://github.com/defund12/defund12.org/issues/893 */
const MAX_GMAIL_LENGTH = 6000;

const withCrlf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

/** Also encodes `!'()*`: mail programs are often started through a shell. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the `mailto:` URL of a message (RFC 6068). In the recipient, only the
 * `@` before the domain is not encoded.
 *
 * @throws URIError if a value contains a lone surrogate
 */
export function mailtoUrl(recipient: string, message: Message): string {
  const to = encode(recipient).replace(/%40(?!.*%40)/, "@");
  const body = encode(withCrlf(message.body));
  return `mailto:${to}?subject=${encode(message.subject)}&body=${body}`;
}

/** Returns the address of Gmail's compose page with a prefilled message. */
export function gmailMessageUrl(to: string, message: Message): string {
  const { subject: su } = message;
  const body = withCrlf(message.body);
  const query = new URLSearchParams({ view: "cm", fs: "1", to, su, body });
  // Not every reader of a URL decodes `+` as a space.
  return `https://mail.google.com/mail/?${query}`.replaceAll("+", "%20");
}

/**
 * Returns which limit the links to a message exceed, if any. Both percent-encode
 * it, so a letter may count for up to nine characters.
 */
export function lengthLimit(
  to: string,
  message: Message,
): LengthLimit | undefined {
  const gmailLength = gmailMessageUrl(to, message).length;
  if (gmailLength > MAX_GMAIL_LENGTH) return "longForGmail";
  try {
    const mailtoLength = mailtoUrl(to, message).length;
    return mailtoLength > MAX_MAILTO_LENGTH ? "longForMail" : undefined;
  } catch {
    // Sending reports it.
    return undefined;
  }
}
