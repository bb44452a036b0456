import { readFile } from "node:fs/promises";

/** The icons that content may name. */
export interface Icons {
  names: ReadonlySet<string>;
  /** Current names by names of earlier versions. */
  renamed: ReadonlyMap<string, string>;
}

const METADATA_FILE =
  "node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json";

interface IconMetadata {
  aliases?: { names?: string[] };
  familyStylesByLicense: { free: { style: string }[] };
}

/** Reads the names of the free solid and brand icons of Font Awesome. */
export async function readIcons(): Promise<Icons> {
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
