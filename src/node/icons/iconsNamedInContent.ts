import { readFileSync } from "node:fs";
import path from "node:path";

import { readDocuments } from "../../content/checkSource";
import { findReferences } from "../../content/rules/findReferences";
import { filesIn } from "../filesIn";

/** Returns the names of all icons in a content folder. */
export function iconsNamedInContent(folder: string): string[] {
  const files = new Map(
    filesIn(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );
  return findReferences(readDocuments({ folder, files }))
    .filter(({ reference }) => reference.to === "icon")
    .map(({ name }) => name);
}
