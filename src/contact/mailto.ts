/** A mail before it is addressed. */
export interface Message {
  /** One line. */
  subject: string;
  /** Lines, ended by any kind of line break. */
  body: string;
}

/**
 * Percent-encodes a value for a query, line breaks as CRLF (RFC 6068,
 * section 5). Also encodes `!'()*`, which encodeURIComponent leaves: mail
 * programs are often started through a shell or from within quotes.
 *
 * @throws URIError if the value holds half a surrogate pair
 */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\r\n|\r|\n/g, "\r\n")).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The `mailto:` URL of a message, by RFC 6068. In the recipient only the last
 * `@`, the one before the domain, keeps its meaning.
 *
 * @param recipient one address, not encoded
 * @throws URIError if a value holds half a surrogate pair
 */
export function mailtoUrl(recipient: string, message: Message): string {
  const at = recipient.lastIndexOf("@");
  const localPart = encode(recipient.slice(0, at));
  const domain = encode(recipient.slice(at + 1));
  const subject = encode(message.subject);
  const body = encode(message.body);
  return `mailto:${localPart}@${domain}?subject=${subject}&body=${body}`;
}

/**
 * The address of Gmail's compose page with the message in it.
 *
 * A link is rendered while the visitor types, so this never fails: half a
 * surrogate pair becomes U+FFFD.
 *
 * @param recipient one address, not encoded
 */
export function gmailComposeUrl(recipient: string, message: Message): string {
  const [to, subject, body] = [recipient, message.subject, message.body].map(
    (value) => encode(value.replace(/\p{Surrogate}/gu, "\uFFFD")),
  );
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${to}&su=${subject}&body=${body}`;
}
