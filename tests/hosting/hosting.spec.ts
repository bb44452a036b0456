import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { headersOf } from "../../scripts/startServer";
import { inlineBlocks } from "../../src/node/hosting/inlineBlocks";
import { IMMUTABLE, REVALIDATE } from "../../src/node/hosting/responseHeaders";
import { pages } from "../browser/content";
import { siteFolder } from "../siteFolder";
import { expect, test } from "./test";

const html = /^text\/html; ?charset=utf-8$/i;

const siteFiles = readdirSync(siteFolder, { recursive: true })
  .map((file) => `/${String(file)}`)
  .sort();

/** Returns the path of the first file that matches. */
function fileLike(pattern: RegExp): string {
  const found = siteFiles.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No file is like ${pattern.source}`);
  return found;
}

const contentOf = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");

const script = fileLike(/^\/app-\w+\.js$/);

const files: [string, RegExp, string][] = [
  ["/page-data/app-data.json", /^application\/json/, REVALIDATE],
  ["/page-data/about/page-data.json", /^application\/json/, REVALIDATE],
  ["/robots.txt", /^text\/plain/, REVALIDATE],
  ["/sitemap.xml", /^(application|text)\/xml/, REVALIDATE],
  ["/site.webmanifest", /^application\/manifest\+json/, REVALIDATE],
  ["/favicon.svg", /^image\/svg\+xml/, REVALIDATE],
  ["/favicon.ico", /^image\/(x-icon|vnd.microsoft.icon)/, REVALIDATE],
  [script, /^(application|text)\/javascript/, IMMUTABLE],
  [fileLike(/^\/app\.\w+\.css$/), /^text\/css/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.svg$/), /^image\/svg\+xml/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.webp$/), /^image\/webp/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.avif$/), /^image\/avif/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.woff2$/), /^font\/woff2/, IMMUTABLE],
];

for (const path of pages.flatMap(({ path }) => [path, `${path}/`])) {
  if (path === "//") continue;
  test(`${path} answers with its page, without a redirect`, async ({ get }) => {
    const answer = await get(path, { "Accept-Encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(html);
    expect(answer.headers.get("cache-control")).toBe(REVALIDATE);
    expect(answer.headers.get("content-encoding")).toBe("br");
    const file =
      path === "/" ? "/index.html" : `${path.replace(/\/$/, "")}.html`;
    expect(await answer.text()).toBe(contentOf(file));
  });
}

for (const [file, type, caching] of files) {
  test(`${file} has its type and caching`, async ({ get, host }) => {
    const answer = await get(file, { "Accept-Encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(type);
    expect(answer.headers.get("cache-control")).toBe(caching);
    // Cloudflare's local server compresses pictures as well.
    if (host === "wrangler") return;
    expect(answer.headers.get("content-encoding")).toBe(
      existsSync(path.join(siteFolder, `${file}.br`)) ? "br" : null,
    );
  });
}

for (const path of [
  "/nowhere",
  "/nowhere/",
  "/nowhere.js",
  "/about/nowhere",
  "/static/",
  "/static/nowhere.webp",
  "/page-data/",
  "/webpack.stats.json",
  `${script}.map`,
]) {
  test(`${path} answers with the 404 page`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(html);
    // The next deploy may add the file.
    expect([REVALIDATE, "no-store"]).toContain(
      answer.headers.get("cache-control"),
    );
    expect(await answer.text()).toBe(contentOf("404.html"));
  });
}

for (const path of ["/", "/about/", "/nowhere", script]) {
  test(`${path} has the security headers`, async ({ get }) => {
    const { headers } = await get(path);
    for (const [name, value] of headersOf(siteFolder, "/")) {
      if (name === "Cache-Control") continue;
      expect(headers.get(name), name).toBe(value);
    }
  });
}

test("the policy lists every inline script and style of each page", async ({
  get,
}) => {
  for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
    const answer = await get(path);
    const policy = answer.headers.get("content-security-policy");
    const { scripts, styles } = inlineBlocks(await answer.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
  }
});

test("serves uncompressed pages to clients without brotli", async ({ get }) => {
  const answer = await get("/about", { "Accept-Encoding": "identity" });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe(contentOf("/about.html"));
});

test("answers 304 for an unchanged page", async ({ get }) => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await get("/about", { "If-None-Match": etag });
  expect(again.status).toBe(304);
});
