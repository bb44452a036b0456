import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { SiteContent } from "../content/declarations/site";
import { humans } from "./humans";
import { SECURITY_TXT, securityTxt } from "./securityTxt";

/**
 * Writes what is there for people who look behind the site: `humans.txt`, and
 * `security.txt` for those who found a security problem.
 *
 * @param folder the built site
 * @param home absolute address of the home page, without a slash at the end
 */
export async function writeNoticeFiles(
  folder: string,
  { credits, security }: Pick<SiteContent, "credits" | "security">,
  home: string,
): Promise<void> {
  const file = path.join(folder, SECURITY_TXT);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(security, home));
  await writeFile(path.join(folder, "humans.txt"), humans(credits));
}
