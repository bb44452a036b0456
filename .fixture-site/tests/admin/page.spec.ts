import { readFileSync } from "node:fs";
import path from "node:path";

import { axeViolations } from "../page/axe";
import { siteFolder } from "../siteFolder";
import { expect, test } from "./adminTest";

const read = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");

test("the page around the CMS is accessible, and not for search engines", async ({
  admin: { page },
}) => {
  await page.route("/admin/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript" }),
  );
  await page.goto("/admin/");
  const rules = ["document-title", "html-has-lang", "html-lang-valid"];
  expect(await axeViolations(page, "html", rules)).toEqual([]);
  const robots = page.locator("meta[name=robots]");
  await expect(robots).toHaveAttribute("content", "noindex");
  expect(read("sitemap.xml")).not.toContain("admin");
});
