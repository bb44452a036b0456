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

const complete = (policyInPages = false) =>
  completeHosting({
    site: path.join(folder, "public"),
    rules: path.join(folder, "rules"),
    prefix: "",
    pages: ["/"],
    policyInPages,
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
  await complete(true);
  expect(contents()).not.toEqual(once);
  await complete();
  expect(contents()).toEqual(once);
});
