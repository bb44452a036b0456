interface AccountGroup {
  readonly accounts: readonly { readonly href: string }[];
}

export type Accounts = Readonly<Record<"connect" | "follow", AccountGroup>>;

const SCHEME = "mailto:";

/**
 * Returns the mail addresses of the site's `mailto:` links in all groups. The check
 * guarantees that there is exactly one address, and that the address needs no encoding.
 * The contact form writes to this address.
 */
export function mailAddresses(site: Accounts): string[] {
  return [...site.connect.accounts, ...site.follow.accounts]
    .filter(({ href }) => href.startsWith(SCHEME))
    .map(({ href }) => href.slice(SCHEME.length));
}
