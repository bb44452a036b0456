import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { startServer } from "./server.mjs";

const files = {
  "index.html": "home",
  "404.html": "lost",
  "about.html": "about",
  "about/index.html": "about",
  "teams/index.html": "teams",
  "app-0123456789abcdef0123.js": "hashed script",
  "static/deadbeef/photo.webp": "photo",
  "page-data/about/page-data.json": "{}",
  "app-data.json": "{}",
  "robots.txt": "robots",
  "robots.txt.br": "squeezed",
  ".htaccess": "secret",
  ".well-known/security.txt": "contact",
  "empty/photo.jpg": "photo",
  _headers:
    "/*\n  X-Content-Type-Options: nosniff\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/*.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  _redirects: "/old /about 301\n",
};

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  dir = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  server = await startServer({ dir, port: 0 });
});

afterEach(async () => {
  await server.close();
});

const get = (path: string, options?: RequestInit) =>
  fetch(server.url + path, options);

test.each([
  ["/", "home"],
  ["/?utm=1", "home"],
  ["/about", "about"],
  ["/about/", "about"],
  ["/about?a=1", "about"],
  ["/teams", "teams"],
  ["/teams/", "teams"],
  ["/.well-known/security.txt", "contact"],
])("%s answers 200 with its page, without a redirect", async (path, text) => {
  const response = await get(path, { redirect: "manual" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
});

test.each([
  "/nowhere",
  "/nowhere/",
  "/nowhere.js",
  "/empty/",
  "/.htaccess",
  "/%2ehtaccess",
  "/%",
  "/..%2f..%2fetc/passwd",
  "/%00",
  "/_headers",
  "/static/nowhere.webp",
])("%s answers 404 with the page for lost visitors", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("lost");
  expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("must-revalidate");
});

test.each(["/", "/about", "/page-data/about/page-data.json", "/app-data.json"])(
  "%s is asked for again at each visit",
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
  },
);

test.each(["/app-0123456789abcdef0123.js", "/static/deadbeef/photo.webp"])(
  "%s is kept for a year",
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
  },
);

test("every answer has the headers that the build wrote", async () => {
  for (const path of ["/", "/nowhere", "/old"]) {
    const { headers } = await get(path, { redirect: "manual" });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("a second address leads to the first, with its query", async () => {
  const { status, headers } = await get("/old?a=1", { redirect: "manual" });
  expect(status).toBe(301);
  expect(headers.get("location")).toBe("/about?a=1");
});

test("a page that has not changed is not sent again", async () => {
  const first = await get("/about");
  const again = await get("/about", {
    headers: { "If-None-Match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a compressed variant goes to those who can read it", async () => {
  const plain = await get("/robots.txt", {
    headers: { "Accept-Encoding": "identity" },
  });
  expect(plain.headers.get("content-encoding")).toBeNull();
  const squeezed = await get("/robots.txt", {
    method: "HEAD",
    headers: { "Accept-Encoding": "br" },
  });
  expect(squeezed.headers.get("content-encoding")).toBe("br");
  expect(squeezed.headers.get("vary")).toBe("Accept-Encoding");
});

test("what is built later shows without a restart", async () => {
  writeFileSync(join(dir, "about.html"), "a longer text than before");
  expect(await (await get("/about")).text()).toBe("a longer text than before");
});

test("only reading is allowed", async () => {
  const response = await get("/", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("a site built for a prefix is found below it alone", async () => {
  const prefixed = await startServer({ dir, port: 0, prefix: "x/" });
  const status = async (path: string) =>
    (await fetch(`http://localhost:${prefixed.port}${path}`)).status;
  try {
    expect(prefixed.url).toBe(`http://localhost:${prefixed.port}/x`);
    expect(await status("/x")).toBe(200);
    expect(await status("/x/")).toBe(200);
    expect(await status("/x/about?a=1")).toBe(200);
    expect(await status("/about")).toBe(404);
    expect(await status("/xabout")).toBe(404);
  } finally {
    await prefixed.close();
  }
});

test("a folder without a site is named", async () => {
  await expect(
    startServer({ dir: join(dir, "empty"), port: 0 }),
  ).rejects.toThrow('Run "npm run build" first');
});

test("a port in use is named", async () => {
  await expect(startServer({ dir, port: server.port })).rejects.toThrow(
    `Port ${server.port} is taken`,
  );
});
