import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { headersOf } from "../../scripts/startServer";
import { pages } from "../browser/sitePages";
import { siteFolder } from "../siteFolder";
import { expect, test } from "./hostTest";

const html = /^text\/html; ?charset=utf-8$/i;

const builtFiles = readdirSync(siteFolder, { recursive: true })
  .map((file) => `/${String(file)}`)
  .sort();

function fileLike(pattern: RegExp): string {
  const found = builtFiles.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No file is like ${pattern.source}`);
  return found;
}

const contentOf = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");

const script = fileLike(/^\/app-\w+\.js$/);
const picture = fileLike(/^\/static\/.*\.webp$/);

/** The type of files that are text, and so compressed, and of others. */
const texts: [string, RegExp][] = [
  ["/page-data/app-data.json", /^application\/json/],
  ["/page-data/about/page-data.json", /^application\/json/],
  ["/robots.txt", /^text\/plain/],
  ["/sitemap.xml", /^(application|text)\/xml/],
  ["/feed.xml", /xml/],
  ["/calendar.ics", /^text\/calendar/],
  ["/site.webmanifest", /^application\/manifest\+json/],
  ["/favicon.svg", /^image\/svg\+xml/],
  [script, /^(application|text)\/javascript/],
  [fileLike(/^\/app\.\w+\.css$/), /^text\/css/],
  [fileLike(/^\/static\/.*\.svg$/), /^image\/svg\+xml/],
];
const others: [string, RegExp][] = [
  ["/favicon.ico", /^image\/(x-icon|vnd.microsoft.icon)/],
  [picture, /^image\/webp/],
  [fileLike(/^\/static\/.*\.avif$/), /^image\/avif/],
  [fileLike(/^\/static\/.*\.woff2$/), /^font\/woff2/],
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
  "/_headers",
  "/.git/config",
  "/.env",
  "/static/.htaccess",
  "/webpack.stats.json",
  "/chunk-map.json",
  "/~partytown/partytown.js",
  `${script}.map`,
];

test("responds with the headers in static/_headers", async ({ get }) => {
  for (const [path, status] of [
    ["/", 200],
    ["/about", 200],
    ["/about/", 200],
    ["/page-data/about/page-data.json", 200],
    [script, 200],
    [picture, 200],
    ["/nowhere", 404],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    for (const [name, value] of headersOf("static", path)) {
      expect(answer.headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }
});

for (const path of pages.flatMap(({ path }) => [path, `${path}/`])) {
  if (path === "//") continue;
  test(`${path} responds with its page`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(html);
    const file =
      path === "/" ? "/index.html" : `${path.replace(/\/$/, "")}.html`;
    expect(await answer.text()).toBe(contentOf(file));
  });
}

for (const [path, type] of [...texts, ...others]) {
  test(`${path} has its type`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(type);
  });
}

for (const path of notFound) {
  test(`${path} responds with the 404 page`, async ({ get }) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(html);
    // The next deployment may add the file.
    expect(answer.headers.get("cache-control")).toBe(
      headersOf("static", "/nowhere").get("Cache-Control"),
    );
    expect(await answer.text()).toBe(contentOf("404.html"));
  });
}

test("compresses text on the fly, for clients that accept it", async ({
  get,
}) => {
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
    if (path === "/favicon.ico") continue;
    const answer = await get(path, { "Accept-Encoding": "gzip" });
    expect.soft(answer.headers.get("content-encoding"), path).toBeNull();
  }
});

test("responds 304 for an unchanged page", async ({ get }) => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await get("/about", { "If-None-Match": etag });
  expect(again.status).toBe(304);
});
