import { expect, test } from "@playwright/test";

import { sitemapPaths } from "./sitemapPaths";

/** Each is found once in the head of every page. */
const texts = [
  { name: "title", pattern: /<title[^>]*>([^<]+)</ },
  {
    name: "description",
    pattern: /<meta[^>]* name="description"[^>]* content="([^"]+)"/,
  },
];

test("each page has a title and a description that no other page has", async ({
  request,
}) => {
  const firstPath = new Map<string, string>();
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    for (const { name, pattern } of texts) {
      const text = pattern.exec(html)?.[1] ?? "";
      const label = `${path}: write a ${name} of the page's own in "meta" in data`;
      expect.soft(text, label).not.toBe("");
      expect.soft(firstPath.get(`${name} ${text}`), label).toBe(undefined);
      firstPath.set(`${name} ${text}`, path);
    }
  }
});
