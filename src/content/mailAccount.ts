interface AccountGroups<Account> {
  readonly connect: { readonly accounts: readonly Account[] };
  readonly follow: { readonly accounts: readonly Account[] };
}

const SCHEME = "mailto:";

/** Returns the site's accounts with a `mailto:` link, whichever group they are in. */
export function mailAccounts<Account extends { readonly href: string }>(
  site: AccountGroups<Account>,
): Account[] {
  return [...site.connect.accounts, ...site.follow.accounts].filter(
    ({ href }) => href.startsWith(SCHEME),
  );
}

/**
 * Returns the address that the contact form writes to. The content check makes
 * sure that there is one, and that none of its characters is encoded.
 *
 * @throws Error if no account has a `mailto:` link
 */
export function mailRecipient(
  site: AccountGroups<{ readonly href: string }>,
): string {
  const [account] = mailAccounts(site);
  if (!account) throw new Error("No account has a mailto: link.");
  return account.href.slice(SCHEME.length);
}
