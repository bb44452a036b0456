import fontAwesome from "@fortawesome/fontawesome-free/package.json";

import { expect, test } from "./test";

test("the icon set is version 6.7.2, and has every icon of the page", async ({
  page,
  visit,
  request,
}) => {
  expect(fontAwesome.version).toBe("6.7.2");
  await visit("/");
  const hrefs = await page
    .locator("svg use[href*='/icons']")
    .evaluateAll((all) => all.map((use) => use.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(10);
  const [file = ""] = hrefs[0]?.split("#") ?? [];
  const sprite = await (await request.get(file)).text();
  expect(sprite).toContain("Font Awesome Free 6.7.2");
  for (const href of hrefs) {
    expect(sprite).toContain(`<symbol id="${href.split("#")[1]}"`);
  }
});

test("one orange value is used for all contact and social icons", async ({
  page,
  visit,
}) => {
  const fills: string[] = [];
  for (const [path, icons] of [
    ["/", "footer svg"],
    ["/teams", "main li a svg"],
  ] as const) {
    await visit(path);
    const all = page.locator(icons);
    expect(await all.count()).toBeGreaterThan(5);
    fills.push(
      ...(await all.evaluateAll((svgs) =>
        svgs.map((svg) => getComputedStyle(svg).fill),
      )),
    );
  }
  expect([...new Set(fills)]).toEqual(["rgb(181, 76, 12)"]);
});
