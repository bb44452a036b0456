import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import type { Icons } from "./contentSource";

/** Reads which icons Font Awesome has, from the package itself. */
export async function readIcons(rootDir: string): Promise<Icons> {
  const folder = path.join(
    rootDir,
    "node_modules/@fortawesome/fontawesome-free",
  );
  const [solid, brands, variables] = await Promise.all([
    readdir(path.join(folder, "svgs/solid")),
    readdir(path.join(folder, "svgs/brands")),
    readFile(path.join(folder, "scss/_variables.scss"), "utf8"),
  ]);
  const files = [...solid, ...brands].sort();
  const names = new Set(files.map((file) => path.basename(file, ".svg")));
  return { names, renamed: renamedIcons(variables, names) };
}

/** An icon's old names are those that share its sign in the icon font. */
function renamedIcons(
  variables: string,
  names: ReadonlySet<string>,
): Map<string, string> {
  const definitions = [
    ...variables.matchAll(/\$fa-var-([a-z\d-]+): \\([\da-f]+);/g),
  ].map(([, name = "", sign = ""]) => ({ name, sign }));
  const current = new Map(
    definitions
      .filter(({ name }) => names.has(name))
      .map(({ name, sign }) => [sign, name]),
  );
  const renamed = new Map<string, string>();
  for (const { name, sign } of definitions) {
    const today = current.get(sign);
    if (today && !names.has(name)) renamed.set(name, today);
  }
  return renamed;
}
