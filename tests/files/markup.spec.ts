import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { sitePages } from "../assertions/sitePages";
import { contentOf } from "../siteFolder";

/**
 * The maximum sizes of HTML, in bytes. `brotli` is for every page, at a level that
 * servers use on the fly. Brotli's best level saves another tenth. `gzip` is only for
 * Home. A server sends 14,600 bytes in the first round trip.
 */
const MAX_HTML = { brotli: 17_000, gzip: 17_900 };

/** Matches an inlined style sheet. */
const sheet = /<style data-href="[^"]*\/(\w+)/g;

test("keeps the HTML of every page small", () => {
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

test("requests no scripts before the first paint", () => {
  const template = /<template id="[^"]*">(.*?)<\/template>/s;
  for (const { path, file } of sitePages()) {
    const [before = "", scripts, after = ""] = contentOf(file).split(template);
    expect(scripts, path).toContain("<script src=");
    const early = (before + after).match(/<script[^>]* src=|as="script"/g);
    expect(early, path).toBeNull();
  }
});

test("puts a page's own styles after the shared ones", () => {
  for (const { path, file } of sitePages()) {
    const names = Array.from(
      contentOf(file).matchAll(sheet),
      ([, name]) => name,
    );
    // Home has no "shared" styles. Pages without their own styles have no "component".
    expect(names.join(), path).toMatch(/^app(,shared)?(,component)?$/);
  }
});
