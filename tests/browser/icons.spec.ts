import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locator } from "@playwright/test";
import fontAwesome from "@fortawesome/fontawesome-free/package.json";

import site from "../fixtures/site/site.json";
import { expect, test } from "./test";

const folder = join(
  __dirname,
  "../../node_modules/@fortawesome/fontawesome-free/svgs",
);

/** How Font Awesome draws an icon: the outline in its own file. */
function outline(name: string): string {
  const file = ["solid", "brands"]
    .map((style) => join(folder, style, `${name}.svg`))
    .find((path) => existsSync(path));
  return / d="([^"]+)"/.exec(readFileSync(file ?? "", "utf8"))?.[1] ?? "";
}

test("the icon set is version 6.7.2", async ({ page, visit, request }) => {
  expect(fontAwesome.version).toBe("6.7.2");
  await visit("/");
  const hrefs = await page
    .locator("svg use[href*='/icons']")
    .evaluateAll((all) => all.map((use) => use.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(10);
  const [file = ""] = hrefs[0]?.split("#") ?? [];
  const sprite = await (await request.get(file)).text();
  for (const name of new Set(hrefs.map((href) => href.split("#")[1] ?? ""))) {
    const symbol = new RegExp(`<symbol id="${name}"[^>]*>.*?</symbol>`);
    expect(symbol.exec(sprite)?.[0], name).toContain(outline(name));
  }
});

test("one orange value is used for all contact and social icons", async ({
  page,
  visit,
}) => {
  const fills = (icons: Locator) =>
    icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fill));
  await visit("/");
  const footer = page.locator("footer svg");
  await expect(footer).toHaveCount(
    site.connect.accounts.length + site.follow.accounts.length,
  );
  const colors = await fills(footer);
  await visit("/teams");
  const team = page.locator("main li a svg");
  expect(await team.count()).toBeGreaterThan(10);
  colors.push(...(await fills(team)));
  expect(new Set(colors).size).toBe(1);
  const [red = 0, green = 0, blue = 0] = (colors[0]?.match(/\d+/g) ?? []).map(
    Number,
  );
  expect(red).toBeGreaterThan(green * 1.5);
  expect(green).toBeGreaterThan(blue * 1.5);
});
