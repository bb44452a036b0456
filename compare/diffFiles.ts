import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { transformSync } from "esbuild";
import { format, getFileInfo } from "prettier";
import sharp from "sharp";

import { runCommand } from "../scripts/childProcess";
import { filesIn } from "../src/check/filesIn";

/** Matches files of packages, files that only contain hashes, and duplicates of pages. */
const ignored =
  /^admin\/(?!index)|^(framework|webpack)-|app-data|(?<!admin)\/index\.html$/;

/** Removes hashes from a string or a file name. */
const withoutHashes = (text: string) =>
  text
    .replace(/sha256-[\w+/=]+/g, "")
    .replace(/[-.]?\b(?=\d*[a-f])[0-9a-f]{16,40}\b(\/[0-9a-f]{5}\/)?/g, "")
    .replace(/(?<=-module--\w+)--[\w-]{5}|(?<=-)[0-9A-Z]{8}(?=\.js)/g, "");

/** Returns a file's content in lines that git can compare. */
async function readText(file: string): Promise<string> {
  const content = readFileSync(file);
  if (/\.(ico|woff2)$/.test(file)) return `${content.length} bytes`;
  if (/\.(webp|avif|png|jpe?g)$/.test(file)) {
    const { width, height } = await sharp(content).metadata();
    return `${width} × ${height} px, ${content.length} bytes`;
  }
  const text = withoutHashes(content.toString());
  // esbuild also removes comments.
  if (file.endsWith(".js")) return transformSync(text).code;
  const { inferredParser } = await getFileInfo(file);
  if (!inferredParser) return text.replace(/></g, ">\n<");
  // Inline styles and scripts are removed, because the same code is also in files.
  const code =
    /(?<=<(style data-href|script)\b(?![^>]*json)[^>]*>).*?(?=<\/(style|script)>)|\/\*.*?\*\//gs;
  return format(text.replace(code, ""), {
    filepath: file,
    singleAttributePerLine: true,
    htmlWhitespaceSensitivity: "ignore",
  });
}

/** Returns git's diff of two folders. Shows each change once, with its file names. */
function diff(cwd: string): string {
  const command =
    "-c core.quotePath=off diff --no-index --text --no-ext-diff --no-renames --no-color --no-prefix before after";
  const { stdout } = runCommand("git", command.split(" "), { cwd });
  const changes = new Map<string, [hunk: string, ...files: string[]]>();
  for (const part of stdout.split(/^diff --git .*\n/m)) {
    const [head = "", ...hunks] = part.split(/^(?=@@ )/m);
    const [, file = ""] = /^[-+]{3} (?:before|after)\/(.*)$/m.exec(head) ?? [];
    for (const hunk of hunks) {
      const change = hunk.replace(/^[^-+].*\n/gm, "");
      changes.set(change, [...(changes.get(change) ?? [hunk]), file]);
    }
  }
  return [...changes.values()]
    .map(([hunk, ...files]) => `\n${files.join(", ")}\n${hunk}`)
    .join("");
}

/** Returns the diffs of the files and of the scripts in `before` and `after`. */
export async function diffFiles(folder: string) {
  const kinds = ["files", "scripts"].map((kind) => path.join(folder, kind));
  for (const kind of kinds) rmSync(kind, { recursive: true, force: true });
  for (const side of ["before", "after"]) {
    for (const kind of kinds)
      mkdirSync(path.join(kind, side), { recursive: true });
    const site = path.join(folder, side, "public");
    for (const file of filesIn(site).filter((each) => !ignored.test(each))) {
      const kind = kinds[file.endsWith(".js") ? 1 : 0] ?? "";
      const target = path.join(kind, side, withoutHashes(file));
      mkdirSync(path.dirname(target), { recursive: true });
      const text = await readText(path.join(site, file));
      writeFileSync(target, `${text}\n`, { flag: "a" });
    }
  }
  return kinds.map(diff);
}
