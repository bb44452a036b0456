import { readFile } from "node:fs/promises";

const METADATA_FILE =
  "node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json";

interface IconMetadata {
  familyStylesByLicense: { free: { style: string }[] };
}

/** Reads the names of the free solid and brand icons of Font Awesome. */
export async function readIcons(): Promise<ReadonlySet<string>> {
  const icons = JSON.parse(await readFile(METADATA_FILE, "utf8")) as Readonly<
    Record<string, IconMetadata>
  >;
  const shown = Object.entries(icons).filter(([, { familyStylesByLicense }]) =>
    familyStylesByLicense.free.some(({ style }) => style !== "regular"),
  );
  return new Set(shown.map(([name]) => name));
}
