import { readFile } from "node:fs/promises";

import type { Icons } from "../../../content/content";

const METADATA_FILE =
  "node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json";

interface IconMetadata {
  aliases?: { names?: string[] };
  familyStylesByLicense: { free: { style: string }[] };
}

let known: Promise<Icons> | undefined;

/** Returns the names of the free solid and brand icons of Font Awesome. */
export function readIcons(): Promise<Icons> {
  return (known ??= readMetadata());
}

async function readMetadata(): Promise<Icons> {
  const icons = JSON.parse(await readFile(METADATA_FILE, "utf8")) as Readonly<
    Record<string, IconMetadata>
  >;
  const names = new Set<string>();
  const renamed = new Map<string, string>();
  for (const [name, { aliases, familyStylesByLicense }] of Object.entries(
    icons,
  )) {
    if (familyStylesByLicense.free.every(({ style }) => style === "regular")) {
      continue;
    }
    names.add(name);
    for (const alias of aliases?.names ?? []) renamed.set(alias, name);
  }
  return { names, renamed };
}
