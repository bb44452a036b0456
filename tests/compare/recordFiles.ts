import { readFileSync } from "node:fs";
import path from "node:path";

import { tokenizer } from "acorn";
import sharp from "sharp";

import { filesIn } from "../../src/check/filesIn";
import { plainLines, plainText } from "./Recording";

/** Files that hold hashes alone, and those of packages. */
const ignored =
  /webpack|\.map$|LICENSE|page-data\/sq|admin\/(chunks|assets)|framework-/;

/** Rules of what no computed style of an element tells. */
const otherRules =
  /@(font-face|page)[^}]+}|[^{}]*::(selection|placeholder|backdrop)[^}]+}/g;

/** Short names of classes, which change with those of other files. */
const classNames = /^[a-z]\d+\b/i;

/** Returns the texts in a script. */
function textsIn(script: string): string[] {
  const options = { ecmaVersion: "latest", sourceType: "module" } as const;
  return [...tokenizer(script, options)]
    .filter(({ type }) => /^(string|template)$/.test(type.label))
    .map((token) => plainText(String((token as { value?: unknown }).value)))
    .filter((text) => !classNames.test(text));
}

/** Returns the lines of each file of a built site. */
export async function recordFiles(site: string) {
  const files: Record<string, string[]> = {};
  // Webpack divides them anew where anything has changed.
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const file of filesIn(site)) {
    if (ignored.test(file)) continue;
    const content = readFileSync(path.join(site, file));
    const text = content.toString();
    const name = plainText(file);
    if (file.endsWith(".js")) {
      for (const each of textsIn(text)) scripts.add(each);
    } else if (file.endsWith(".css")) {
      for (const [rule] of text.matchAll(otherRules)) {
        styles.add(plainText(rule).replace(/\.[a-z][\w-]*/gi, ".x"));
      }
    } else if (/\.(webp|avif|png|jpe?g)$/.test(file)) {
      const { width, height } = await sharp(content).metadata();
      files[`${name} ${width}×${height}`] = [`bytes: ${content.length}`];
    } else if (/\.(ico|woff2)$/.test(file)) {
      files[name] = [`bytes: ${content.length}`];
    } else {
      files[name] = plainLines(text);
    }
  }
  const all = { "texts in scripts": scripts, "rules of styles": styles };
  for (const [name, lines] of Object.entries(all)) {
    files[name] = [...lines].sort();
  }
  return files;
}
