import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { headersOf } from "../../scripts/startServer";
import { siteFolder as folder } from "../siteFolder";

export function fileLike(pattern: RegExp): string {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => `/${String(file)}`)
    .sort();
  const found = files.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No file is like ${pattern.source}`);
  return found;
}

export const contentOf = (file: string) =>
  readFileSync(path.join(folder, file), "utf8");

export const isCompressed = (file: string) =>
  existsSync(path.join(folder, `${file}.br`));

/** Returns the headers that every response must have. */
export function expectedHeaders(): Map<string, string> {
  const headers = headersOf(folder, "/");
  headers.delete("Cache-Control");
  return headers;
}
