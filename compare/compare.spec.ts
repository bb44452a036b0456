import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { FIXTURE_SITE } from "../scripts/buildCopy";
import { compareSites } from "./compareSites";

const site = path.resolve(__dirname, "..", FIXTURE_SITE);

/** The policy of a page names each of its styles by this. */
const hashOf = (style: string) =>
  createHash("sha256").update(style).digest("base64");

test("reports files, looks and behavior that differ, and nothing by chance", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const output = test.info().outputPath();
  const [before, same, after] = ["before", "same", "after"].map((name) => {
    const copy = path.join(output, name, "public");
    // The 404 page is enough, without controls that lead to others.
    const isWanted = (file: string) =>
      !/page-data.(?!404).*page-data\.json$/.test(file);
    cpSync(site, copy, { recursive: true, filter: isWanted });
    return copy;
  }) as [string, string, string];
  const change = (
    copies: string[],
    file: RegExp,
    from: RegExp | string,
    to: string,
  ) => {
    for (const copy of copies) {
      const names = readdirSync(copy, { recursive: true, encoding: "utf8" });
      const name = path.join(copy, names.find((each) => file.test(each)) ?? "");
      writeFileSync(name, readFileSync(name, "utf8").replace(from, to));
    }
  };
  const chance = ";localStorage.chance=performance.now()";
  change([before, same, after], /^app-.*\.js$/, /$/, chance);
  const report = path.join(output, "report");
  expect(await compareSites(browser, [before, same], report)).toBe("");

  change([after], /^robots\.txt$/, /$/, "Disallow: /drafts\n");
  change([after], /events.*-1136e730\.ics$/, "SUMMARY:", "SUMMARY:Changed ");
  change([after], /icons-.*\.svg$/, "<svg", '<svg class="x"');
  change([after], /^app-.*\.js$/, /$/, ";localStorage.opened=1");
  const html = readFileSync(path.join(after, "404.html"), "utf8");
  const [, style = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const changed = `${style}main a:hover{cursor:wait}`;
  change([after], /^404\.html$/, hashOf(style), hashOf(changed));
  change([after], /^404\.html$/, style, changed);
  const found = await compareSites(browser, [before, after], report);
  for (const line of [
    "files/features/events/2040-09-02-1136e730.ics\n-SUMMARY:",
    "files/robots.txt\n+Disallow: /drafts",
    ".svg has other content",
    "+main a:hover { cursor:wait",
    "+stored for ever: opened=1",
    "+#not-found-hero a | cursor: wait | hovered",
  ])
    expect(found).toContain(line);
  expect(found).not.toContain("chance");
  expect(readdirSync(path.join(report, "pictures"))).toContain(
    "nowhere, looks, hovered, after.jpeg",
  );
});
