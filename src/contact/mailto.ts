/** A mail before it is addressed. */
export interface Message {
  /** One line. */
  subject: string;
  /** Lines, ended by any kind of line break. */
  body: string;
}

const withCrlf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

/**
 * Percent-encodes a value. Also encodes `!'()*`, which encodeURIComponent
 * leaves: mail programs are often started through a shell or within quotes.
 */
const encode = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the `mailto:` URL of a message (RFC 6068). In the recipient only the
 * last `@`, the one before the domain, keeps its meaning.
 *
 * @param recipient one address, not encoded
 * @throws URIError if a value holds half a surrogate pair
 */
export function mailtoUrl(recipient: string, message: Message): string {
  const to = encode(recipient).replace(/%40(?!.*%40)/, "@");
  const body = encode(withCrlf(message.body));
  return `mailto:${to}?subject=${encode(message.subject)}&body=${body}`;
}

/**
 * Returns the address of Gmail's compose page. It never fails: half a surrogate
 * pair, which a visitor may have typed so far, becomes U+FFFD.
 *
 * @param to one address, not encoded
 * @param message what the mail begins with; by default it is empty
 */
export function gmailComposeUrl(to: string, message?: Message): string {
  const query = new URLSearchParams({ view: "cm", fs: "1", to });
  if (message) {
    query.set("su", message.subject);
    query.set("body", withCrlf(message.body));
  }
  // Unlike `+`, `%20` is a space to every reader of an address.
  return `https://mail.google.com/mail/?${query}`.replaceAll("+", "%20");
}
