/** Returns the URL of Gmail's compose page. `su` is the subject. */
export function gmailUrl(message: { to: string; su?: string; body?: string }) {
  const query = new URLSearchParams({ view: "cm", fs: "1", ...message });
  // Some programs do not decode `+` as a space.
  return `https://mail.google.com/mail/?${query}`.replaceAll("+", "%20");
}
