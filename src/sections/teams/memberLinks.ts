import { gmailComposeUrl } from "../../contact/mailto";

interface MemberAddresses {
  /** Address of the LinkedIn profile. */
  readonly linkedin: string | null;
  /** GitHub user name. */
  readonly github: string | null;
  /** E-mail address. */
  readonly mail: string | null;
}

interface MemberLink {
  kind: keyof MemberAddresses;
  /** Name of the icon. */
  icon: string;
  href: string;
}

/** Returns the links of a member's card, for the addresses that there are. */
export function memberLinks(member: MemberAddresses): MemberLink[] {
  const { linkedin, github, mail } = member;
  const links: MemberLink[] = [];
  if (linkedin) {
    links.push({ kind: "linkedin", icon: "linkedin", href: linkedin });
  }
  if (github) {
    const href = `https://github.com/${encodeURIComponent(github)}`;
    links.push({ kind: "github", icon: "github", href });
  }
  if (mail) {
    links.push({ kind: "mail", icon: "envelope", href: gmailComposeUrl(mail) });
  }
  return links;
}
