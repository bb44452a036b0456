const scheme = "mailto:";

/**
 * The address that the contact form writes to: that of the first account with
 * a `mailto:` link, decoded.
 *
 * @throws Error if no account has one, URIError if it is wrongly encoded
 */
export function recipientOf(accounts: readonly { href: string }[]): string {
  const account = accounts.find(({ href }) => href.startsWith(scheme));
  if (!account) throw new Error("No account has a mailto: link.");
  return decodeURIComponent(account.href.slice(scheme.length));
}
