import { IMMUTABLE, REVALIDATE } from "../../src/node/hosting/rules";
import { inlineBlocks } from "../../src/node/hosting/policy/inlineBlocks";
import { pages } from "../browser/sitePages";
import {
  contentOf,
  expectedHeaders,
  fileLike,
  isCompressed,
} from "./builtFiles";
import { expect, test } from "./hostTest";

const html = /^text\/html; ?charset=utf-8$/i;

/** Path, type and caching of files. */
const files: [string, RegExp, string][] = [
  ["/page-data/app-data.json", /^application\/json/, REVALIDATE],
  ["/page-data/about/page-data.json", /^application\/json/, REVALIDATE],
  ["/robots.txt", /^text\/plain/, REVALIDATE],
  ["/sitemap.xml", /^(application|text)\/xml/, REVALIDATE],
  ["/feed.xml", /xml/, REVALIDATE],
  ["/calendar.ics", /^text\/calendar/, REVALIDATE],
  ["/site.webmanifest", /^application\/manifest\+json/, REVALIDATE],
  ["/favicon.svg", /^image\/svg\+xml/, REVALIDATE],
  ["/favicon.ico", /^image\/(x-icon|vnd.microsoft.icon)/, REVALIDATE],
  [fileLike(/^\/app-\w+\.js$/), /^(application|text)\/javascript/, IMMUTABLE],
  [fileLike(/^\/app\.\w+\.css$/), /^text\/css/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.svg$/), /^image\/svg\+xml/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.webp$/), /^image\/webp/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.avif$/), /^image\/avif/, IMMUTABLE],
  [fileLike(/^\/static\/.*\.woff2$/), /^font\/woff2/, IMMUTABLE],
];

/** Folders, private files, and files that do not exist. */
const notFound = [
  "/nowhere",
  "/nowhere/",
  "/nowhere.js",
  "/about/nowhere",
  "/static/",
  "/static/nowhere.webp",
  "/images",
  "/page-data/",
  "/.git/config",
  "/.env",
  "/static/.htaccess",
  "/webpack.stats.json",
  "/chunk-map.json",
  "/~partytown/partytown.js",
  `${fileLike(/^\/app-\w+\.js$/)}.map`,
];

for (const path of pages.flatMap(({ path }) => [path, `${path}/`])) {
  if (path === "//") continue;
  test(`${path} responds with its page`, async ({ get }) => {
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

for (const [path, type, caching] of files) {
  test(`${path} has its type and cache lifetime`, async ({ get, host }) => {
    const answer = await get(path, { "Accept-Encoding": "gzip, br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(type);
    expect(answer.headers.get("cache-control")).toBe(caching);
    // Cloudflare's local server compresses pictures as well.
    if (host === "wrangler") return;
    expect(answer.headers.get("content-encoding")).toBe(
      isCompressed(path) ? "br" : null,
    );
  });
}

for (const path of notFound) {
  test(`${path} responds with the 404 page`, async ({ get }) => {
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

for (const path of ["/_headers", "/_redirects"]) {
  test(`${path} is private`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain(contentOf(path));
  });
}

for (const [from, to] of [
  ["/index.html", "/"],
  ["/about.html", "/about"],
  ["/about.html?a=1", "/about?a=1"],
  ["/about/index.html", "/about"],
] as const) {
  test(`${from} redirects to ${to}`, async ({ get }) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    const target = new URL(answer.headers.get("location") ?? "", answer.url);
    expect(target.pathname + target.search).toBe(to);
  });
}

for (const path of ["/", "/about/", "/nowhere", fileLike(/^\/app-\w+\.js$/)]) {
  test(`${path} has the security headers`, async ({ get }) => {
    const { headers } = await get(path);
    for (const [name, value] of expectedHeaders()) {
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

for (const encoding of ["br", "gzip", "identity"]) {
  test(`responds with ${encoding} to clients that accept it`, async ({
    get,
    host,
  }) => {
    const answer = await get("/about", { "Accept-Encoding": encoding });
    const got = answer.headers.get("content-encoding") ?? "identity";
    expect(got).toBe(encoding);
    expect(await answer.text()).toBe(contentOf("/about.html"));
    // Cloudflare sends this header, but its local server does not.
    if (host !== "wrangler" && encoding !== "identity") {
      expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    }
  });
}

test("responds 304 for an unchanged page", async ({ get }) => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await get("/about", { "If-None-Match": etag });
  expect(again.status).toBe(304);
});
