import type { SiteContent } from "../content/declarations/site";

/** Where the file lies in the built site. */
export const SECURITY_TXT = ".well-known/security.txt";

/**
 * The text of security.txt, as RFC 9116 has it.
 *
 * @param home absolute address of the home page, without a slash at the end
 */
export function securityTxt(
  { contacts, expires, languages }: SiteContent["security"],
  home: string,
): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${home}/${SECURITY_TXT}`,
    "",
  ].join("\n");
}
