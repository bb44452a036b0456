import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { readHostRules } from "../../scripts/hostRules.mjs";
import { siteFolder as folder } from "../siteFolder";

/** The first file of the built site whose address matches. */
export function fileLike(pattern: RegExp): string {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => `/${String(file)}`)
    .sort();
  const found = files.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No file is like ${pattern.source}`);
  return found;
}

/** What a file of the built site holds. */
export const contentOf = (file: string) =>
  readFileSync(path.join(folder, file), "utf8");

/** Whether the build put compressed copies beside a file. */
export const isCompressed = (file: string) =>
  existsSync(path.join(folder, `${file}.br`));

/** The headers that every answer must have. */
export function expectedHeaders(): Record<string, string> {
  const { "Cache-Control": _, ...headers } = readHostRules(folder).headers(
    "/",
    true,
  );
  return headers;
}
