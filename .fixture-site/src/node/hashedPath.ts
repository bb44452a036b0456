import { hash } from "node:crypto";
import path from "node:path";

/**
 * Returns the URL path of a file with a hash of its content in its name, as in
 * `/static/icons-0123456789abcdef.svg`.
 */
export function hashedPath(name: string, content: string): string {
  const { name: stem, ext } = path.parse(name);
  return `/static/${stem}-${hash("sha256", content).slice(0, 16)}${ext}`;
}
