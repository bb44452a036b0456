import { readdirSync } from "node:fs";

import { expect, test as base } from "@playwright/test";

import { headersOf } from "../../scripts/startServer";
import { sitePages } from "../assertions/sitePages";
import { contentOf, siteFolder } from "../siteFolder";

interface Fixtures {
  /** Fetches a path without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

const test = base.extend<Fixtures>({
  get: ({ baseURL }, use) =>
    use((path, headers) =>
      fetch(`${baseURL}${path}`, { headers, redirect: "manual" }),
    ),
});

const builtFiles = readdirSync(siteFolder, { recursive: true })
  .map((file) => `/${String(file)}`)
  .sort();

function fileLike(pattern: RegExp): string {
  const found = builtFiles.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No file is like ${pattern.source}`);
  return found;
}

const script = fileLike(/^\/app-\w+\.js$/);
const picture = fileLike(/^\/static\/.*\.webp$/);

/** The content types of text files, by path. The server compresses these files. */
const texts: [string, RegExp][] = [
  ["/page-data/app-data.json", /^application\/json/],
  ["/page-data/about/page-data.json", /^application\/json/],
  ["/robots.txt", /^text\/plain/],
  ["/sitemap.xml", /^text\/xml/],
  ["/feed.xml", /^text\/xml/],
  ["/calendar.ics", /^text\/calendar; charset=utf-8$/],
  ["/site.webmanifest", /^application\/manifest\+json/],
  ["/favicon.svg", /^image\/svg\+xml/],
  [script, /^text\/javascript/],
  [fileLike(/^\/app\.\w+\.css$/), /^text\/css/],
  [fileLike(/^\/static\/.*\.svg$/), /^image\/svg\+xml/],
];
const { icons } = JSON.parse(contentOf("/site.webmanifest")) as {
  icons: { src: string }[];
};
const others: [string, RegExp][] = [
  // The manifest has relative URLs, which also work with a path prefix.
  [`/${icons[0]?.src}`, /^image\/png/],
  [picture, /^image\/webp/],
  [fileLike(/^\/static\/.*\.avif$/), /^image\/avif/],
  [fileLike(/^\/static\/.*\.woff2$/), /^font\/woff2/],
];

/** Paths of folders, of private files, and of files that do not exist. */
const notFound = [
  "/nowhere",
  "/nowhere/",
  "/nowhere.js",
  "/about/nowhere",
  "/static/",
  "/static/nowhere.webp",
  "/images",
  "/page-data/",
  "/_headers",
  "/.git/config",
  "/static/.htaccess",
  "/webpack.stats.json",
  "/humans.txt",
  "/.well-known/security.txt",
  "/~partytown/partytown.js",
  `${script}.map`,
];

/** The headers of every response. */
const headers = {
  "cache-control": "public, max-age=0, must-revalidate",
  "content-security-policy": "frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
};
const immutable = { "cache-control": "public, max-age=31536000, immutable" };

test("sends the headers in static/_headers", async ({ get }) => {
  const ofAdmin = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  const ofFeeds = { "access-control-allow-origin": "*" };
  const files = [script, picture, fileLike(/^\/app\.\w+\.css$/)];
  for (const [path, others] of [
    ...["/", "/about", "/about/", "/page-data/about/page-data.json"].map(
      (path) => [path, {}] as const,
    ),
    ["/admin/", ofAdmin] as const,
    ["/feed.xml", ofFeeds] as const,
    ["/calendar.ics", ofFeeds] as const,
    ...files.map((path) => [path, immutable] as const),
    // Not cached, because the next deployment can add the file.
    ...notFound.map((path) => [path, {}] as const),
  ]) {
    const answer = await get(path);
    const isFound = !notFound.includes(path);
    expect(answer.status, path).toBe(isFound ? 200 : 404);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      ...headers,
      ...others,
    });
    for (const [name, value] of headersOf("static", isFound ? path : "/")) {
      expect(answer.headers.get(name), `${name} of ${path}`).toBe(value);
    }
    for (const [name, owner] of [
      // With this header, Chromium drops the scroll position of discarded tabs.
      ["cross-origin-opener-policy", ofAdmin],
      // With this header, other sites could not show share pictures.
      ["cross-origin-resource-policy", ofAdmin],
      ["access-control-allow-origin", ofFeeds],
    ] as const) {
      expect(answer.headers.has(name), `${name} of ${path}`).toBe(
        others === owner,
      );
    }
  }
});

test("serves each page with and without a trailing slash", async ({ get }) => {
  const files = new Map(notFound.map((path) => [path, "404.html"]));
  for (const { path, file } of sitePages()) {
    files.set(path, file);
    if (path !== "/") files.set(`${path}/`, file);
  }
  files.set("/admin", "admin/index.html").set("/admin/", "admin/index.html");
  for (const [path, file] of files) {
    const answer = await get(path);
    const type = answer.headers.get("content-type");
    expect(type, path).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(await answer.text(), path).toBe(contentOf(file));
  }
});

test("sends the right content type for each file", async ({ get }) => {
  const favicon = ["/favicon.ico", /^image\/x-icon/] as const;
  for (const [path, type] of [...texts, ...others, favicon]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type"), path).toMatch(type);
  }
});

test("compresses text for clients that accept it", async ({ get }) => {
  const long = texts.filter(([path]) => contentOf(path).length > 1024);
  for (const path of ["/about", "/nowhere", ...long.map(([path]) => path)]) {
    const answer = await get(path, { "Accept-Encoding": "gzip" });
    expect.soft(answer.headers.get("content-encoding"), path).toBe("gzip");
    expect.soft(answer.headers.get("vary"), path).toMatch(/accept-encoding/i);
    const plain = await get(path, { "Accept-Encoding": "identity" });
    expect.soft(plain.headers.get("content-encoding"), path).toBeNull();
    expect(await plain.text()).toBe(await answer.text());
  }
  for (const [path] of others) {
    const answer = await get(path, { "Accept-Encoding": "gzip" });
    expect.soft(answer.headers.get("content-encoding"), path).toBeNull();
  }
});
