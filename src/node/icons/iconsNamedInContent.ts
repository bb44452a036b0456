import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { contentTypeOf } from "../../content/contentTypes";
import { readDocument } from "../../content/readDocument";
import { findReferences } from "../../content/rules/findReferences";

/** Returns the names of all icons in a content folder. */
export function iconsNamedInContent(dataDir: string): string[] {
  const documents = readdirSync(dataDir, {
    recursive: true,
    encoding: "utf8",
  }).flatMap((name) => {
    const file = name.split(path.sep).join("/");
    const type = contentTypeOf(file);
    if (!type) return [];
    const text = readFileSync(path.join(dataDir, file), "utf8");
    return [readDocument(file, text, type)];
  });
  return findReferences(documents)
    .filter(({ reference }) => reference.to === "icon")
    .map(({ name }) => name);
}
