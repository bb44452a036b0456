import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file to `public/static` with a hash of its content in its name.
 * Returns its URL path, as in `/static/icons-0123456789abcdef.svg`.
 */
export function writeHashedFile(name: string, content: string): string {
  const digest = hash("sha256", content);
  const { name: stem, ext } = path.parse(name);
  const file = `/static/${stem}-${digest.slice(0, 16)}${ext}`;
  mkdirSync("public/static", { recursive: true });
  writeFileSync(path.join("public", file), content);
  return file;
}
