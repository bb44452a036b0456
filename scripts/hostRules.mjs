// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What hosts send with whatever no rule keeps longer. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Reads `_headers` and `_redirects` of a built site, as Cloudflare Pages and
 * Netlify do. A site without them has no rules.
 *
 * @param {string} dir the folder with the built site
 * @returns {HostRules}
 *
 * @typedef {object} HostRules
 * @property {(path: string, found: boolean) => Record<string, string>} headers
 *   what is sent with the answer to a request for a path; what is not found is
 *   not kept
 * @property {(path: string) => string | undefined} redirect where a path leads
 */
export function readHostRules(dir) {
  const rules = parseHeaders(read(join(dir, "_headers")));
  const redirects = new Map(
    lines(read(join(dir, "_redirects"))).map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    }),
  );
  return {
    headers: (path, found) => {
      const headers = { "Cache-Control": REVALIDATE };
      for (const { pattern, name, value } of rules) {
        if (pattern.test(path)) Object.assign(headers, { [name]: value });
      }
      if (!found) headers["Cache-Control"] = REVALIDATE;
      return headers;
    },
    redirect: (path) => redirects.get(path),
  };
}

/**
 * @param {string} text of `_headers`: paths, each followed by indented headers
 * @returns {{ pattern: RegExp, name: string, value: string }[]}
 */
function parseHeaders(text) {
  let pattern = /(?!)/;
  return lines(text).flatMap((line) => {
    const [, name, value] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
    if (name && value) return [{ pattern, name, value }];
    const escaped = line.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    pattern = new RegExp(`^${escaped.replaceAll("*", ".*")}$`);
    return [];
  });
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** @param {string} text */
function lines(text) {
  return text.split("\n").filter((line) => line.trim() !== "");
}
