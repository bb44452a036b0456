import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { completeHosting } from "./completeHosting";

const page = `<!DOCTYPE html><html><head><style>a{}</style></head><body><div style="outline:none">Hello</div><script>one()</script></body></html>`;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const [name, text] of Object.entries({
    "index.html": page,
    "404.html": page.replace("one()", "two()"),
    "app-1.js": "app()",
    "gone.js.br": "of an older build",
    "webpack.stats.json": "{}",
    "~partytown/partytown.js": "partytown()",
  })) {
    const file = path.join(folder, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

const complete = (
  change: Partial<Parameters<typeof completeHosting>[0]> = {},
) =>
  completeHosting({
    site: path.join(folder, "public"),
    rules: path.join(folder, "rules"),
    prefix: "",
    pages: ["/"],
    policyInPages: false,
    ...change,
  });

/** Returns the content of each file. */
const contents = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name, readFileSync(path.join(folder, name), "latin1")]),
  );

test("keeps public files and writes the rules of each kind of host", async () => {
  await complete();
  expect(Object.keys(contents()).sort()).toEqual([
    ...["404.html", "404.html.br", "404.html.gz", "_headers", "_redirects"].map(
      (name) => `public/${name}`,
    ),
    "public/app-1.js",
    ...["index.html", "index.html.br", "index.html.gz"].map(
      (name) => `public/${name}`,
    ),
    ...["caddy-files", "caddy-headers"].map((name) => `rules/${name}`),
    ...["nginx-headers.conf", "nginx-maps.conf"].map((name) => `rules/${name}`),
  ]);
});

test("writes the same policy for every kind of host", async () => {
  await complete();
  const { "public/_headers": headers = "", ...rest } = contents();
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+';/);
  expect(rest["rules/nginx-headers.conf"]).toContain(policy);
  expect(rest["rules/caddy-headers"]).toContain(policy);
});

test("has the same result on the output of an earlier build", async () => {
  await complete();
  const once = contents();
  await complete({ policyInPages: true });
  expect(contents()).not.toEqual(once);
  await complete();
  expect(contents()).toEqual(once);
});

test("marks pages and data with an id that follows their content, not webpack's hash", async () => {
  const app = path.join(folder, "public/page-data/app-data.json");
  const data = path.join(folder, "public/page-data/index/page-data.json");
  const html = path.join(folder, "public/index.html");
  /** Writes what Gatsby does, and returns the ids of the complete site. */
  const build = async (hash: string, text: string) => {
    mkdirSync(path.dirname(data), { recursive: true });
    writeFileSync(
      html,
      `<p>${text}</p><script data-path="/" data-deployment="">start()</script><script>window.___webpackCompilationHash="${hash}";</script>`,
    );
    writeFileSync(app, `{"webpackCompilationHash":"${hash}"}\n`);
    writeFileSync(
      data,
      `{"componentChunkName":"home","path":"/","result":{"data":"${text}"}}`,
    );
    await complete();
    // As after a build that found its output up to date.
    await complete({ policyInPages: true });
    const page = readFileSync(html, "utf8");
    expect(page).not.toContain(hash);
    const json = readFileSync(data, "utf8");
    const { result } = JSON.parse(json) as { result: { deployment: string } };
    expect(readFileSync(app, "utf8")).toContain(`":"${result.deployment}"}`);
    expect(page).toContain(`data-deployment="${result.deployment}"`);
    expect(result.deployment).toMatch(/^[0-9a-f]{20}$/);
    return result.deployment;
  };
  const first = await build("1a2b", "Hello");
  expect(await build("3c4d", "Hello")).toBe(first);
  expect(await build("3c4d", "Good morning")).not.toBe(first);
});

test("rejects a site that its host would not take", async () => {
  const pages = Array.from({ length: 1001 }, (_, index) => `/page-${index}`);
  await expect(complete({ pages, host: "cloudflare-pages" })).rejects.toThrow(
    /1001 pages, .*\n {2}\/page-1000$/,
  );
  await complete({ pages });
  expect(contents()["public/_redirects"]).toContain("/page-1000.html ");
});
