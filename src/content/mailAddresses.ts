interface AccountGroup {
  readonly accounts: readonly { readonly href: string }[];
}

export type Accounts = Readonly<Record<"connect" | "follow", AccountGroup>>;

const SCHEME = "mailto:";

/**
 * Returns the addresses of the site's `mailto:` links, whichever group they are in.
 * The content check makes sure that there is one, to which the contact form writes,
 * and that none of its characters is encoded.
 */
export function mailAddresses(site: Accounts): string[] {
  return [...site.connect.accounts, ...site.follow.accounts]
    .filter(({ href }) => href.startsWith(SCHEME))
    .map(({ href }) => href.slice(SCHEME.length));
}
