/** Where a member can be found; each only if the member has it. */
export interface MemberAddresses {
  /** Address of the LinkedIn profile. */
  readonly linkedin: string | null;
  /** GitHub user name. */
  readonly github: string | null;
  /** E-mail address. */
  readonly mail: string | null;
}

/** A link on a member's card. */
export interface MemberLink {
  kind: keyof MemberAddresses;
  /** Name of the icon. */
  icon: string;
  href: string;
}

/** The address of a GitHub user's profile. */
export function githubProfile(user: string): string {
  return `https://github.com/${encodeURIComponent(user)}`;
}

/** The address of Gmail's compose page for a message to an e-mail address. */
export function gmailCompose(address: string): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;
}

/** The links of a member's card, for the addresses that the member has. */
export function memberLinks(member: MemberAddresses): MemberLink[] {
  const { linkedin, github, mail } = member;
  const links: MemberLink[] = [];
  if (linkedin) {
    links.push({ kind: "linkedin", icon: "linkedin", href: linkedin });
  }
  if (github) {
    links.push({ kind: "github", icon: "github", href: githubProfile(github) });
  }
  if (mail) {
    links.push({ kind: "mail", icon: "envelope", href: gmailCompose(mail) });
  }
  return links;
}
