import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { SiteContent } from "../../content/declarations/site";

type Notices = Pick<SiteContent, "credits" | "security">;

/** Returns the text of humans.txt: https://humanstxt.org. */
export function humansTxt(credits: Notices["credits"]): string {
  return credits
    .map(({ heading, lines }) =>
      [`/* ${heading.toUpperCase()} */`, ...lines.map((line) => `  ${line}`)]
        .join("\n")
        .concat("\n"),
    )
    .join("\n");
}

/**
 * Returns the text of security.txt:
 * https://www.rfc-editor.org/rfc/rfc9116#name-field-definitions
 */
export function securityTxt(
  { contacts, expires, languages }: Notices["security"],
  url: string,
): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${url}`,
    "",
  ].join("\n");
}

/** Writes `humans.txt` and `.well-known/security.txt`. */
export async function writeNoticeFiles(
  folder: string,
  { credits, security }: Notices,
  homeUrl: string,
): Promise<void> {
  const wellKnown = ".well-known/security.txt";
  const file = path.join(folder, wellKnown);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(security, `${homeUrl}/${wellKnown}`));
  await writeFile(path.join(folder, "humans.txt"), humansTxt(credits));
}
