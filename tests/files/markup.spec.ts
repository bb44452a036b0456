import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { sitePages } from "../expected/sitePages";
import { contentOf } from "../siteFolder";

/**
 * What the HTML of a page may weigh with brotli, at a level that servers use on the
 * fly, and Home's with gzip, in bytes. At its best level, brotli saves a tenth more; a
 * server sends 14,600 in one round trip.
 */
const MAX_HTML = { brotli: 17_000, gzip: 17_900 };

/** An inlined style sheet of the build. Home has none of the others' shared ones. */
const sheet = /<style data-href="[^"]*\/(\w+)/g;

test("the HTML of every page is small, without unused markup of Gatsby", () => {
  for (const { path, file } of sitePages()) {
    const html = contentOf(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const { length } = brotliCompressSync(html, { params });
    expect.soft(length, path).toBeLessThanOrEqual(MAX_HTML.brotli);
    expect.soft(html, path).not.toMatch(/generator|gatsby-image/);
    if (path !== "/") continue;
    const size = gzipSync(html, { level: 9 }).length;
    expect.soft(size).toBeLessThanOrEqual(MAX_HTML.gzip);
  }
});

test("no page asks for scripts before its first paint", () => {
  const template = /<template id="[^"]*">(.*?)<\/template>/s;
  for (const { path, file } of sitePages()) {
    const [before = "", scripts, after = ""] = contentOf(file).split(template);
    expect(scripts, path).toContain("<script src=");
    const early = (before + after).match(/<script[^>]* src=|as="script"/g);
    expect(early, path).toBeNull();
  }
});

test("a page's own styles come after the shared ones", () => {
  for (const { path, file } of sitePages()) {
    const names = Array.from(
      contentOf(file).matchAll(sheet),
      ([, name]) => name,
    );
    // Some pages have no styles of their own.
    expect(names.join(), path).toMatch(/^app(,shared)?(,component)?$/);
  }
});
