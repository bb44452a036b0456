import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { contentOf, siteFolder } from "../siteFolder";
import { compareBuilds } from "./compareBuilds";

/** The policy of a page names each of its styles by this. */
const hashOf = (style: string) =>
  createHash("sha256").update(style).digest("base64");

test("tells a file, a style and what a press does, and nothing of equal sites", async () => {
  test.setTimeout(600_000);
  const folder = (name: string) =>
    path.join(test.info().outputPath(), name, "public");
  const [before, same, after] = [
    folder("before"),
    folder("same"),
    folder("after"),
  ];
  for (const copy of [before, same, after]) {
    cpSync(siteFolder, copy, { recursive: true });
  }
  expect(await compareBuilds([before, same], ["/nowhere"])).toEqual([]);

  const change = (name: RegExp, from: RegExp | string, to: string) => {
    const file = path.join(
      after,
      readdirSync(after).find((each) => name.test(each)) ?? "",
    );
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  };
  change(/^robots\.txt$/, /$/, "Disallow: /drafts\n");
  const [, style = ""] =
    /<style[^>]*>(.*?)<\/style>/s.exec(contentOf("404.html")) ?? [];
  const changed = `${style}main a:hover { cursor: wait }`;
  change(/^404\.html$/, hashOf(style), hashOf(changed));
  change(/^404\.html$/, style, changed);
  change(/^app-.*\.js$/, /$/, ";onclick=()=>{localStorage.pressed=1}");
  const found = await compareBuilds([before, after], ["/nowhere"]);
  expect(found.map(({ part, what }) => `${part}: ${what}`)).toEqual([
    "files: – → Disallow: /drafts",
    "looks: cursor: pointer → wait",
    "behavior: local storage – → pressed=1",
  ]);
});
