/**
 * Returns the address of Gmail's compose page.
 *
 * @param message what it is filled with; `su` is the subject
 */
export function gmailUrl(message: { to: string; su?: string; body?: string }) {
  const query = new URLSearchParams({ view: "cm", fs: "1", ...message });
  // Not every reader of a URL decodes `+` as a space.
  return `https://mail.google.com/mail/?${query}`.replaceAll("+", "%20");
}
