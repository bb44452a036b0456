import type { Locator, Page } from "@playwright/test";

import home from "../fixtures/site/home.json";
import { boxOf } from "../page/boxOf";
import { navigationBar, themeToggle } from "../page/navigationBar";
import { nextFrames } from "../page/scrolling";
import { expect, test } from "../page/test";

async function mirror(page: Page): Promise<void> {
  // React Helmet sets the attributes of a new page in the next frame.
  await nextFrames(page);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
}

const leftOf = async (element: Locator) => (await boxOf(element)).x;

test("in a language from right to left everything mirrors, except for figures and the map @test:all", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await mirror(page);
  const bar = navigationBar(page);
  expect(await leftOf(themeToggle(page, "dark"))).toBeLessThan(
    await leftOf(bar.getByRole("link").first()),
  );
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("letter-spacing", /^(0px|normal)$/);
  expect(await leftOf(page.locator("#home picture"))).toBeLessThan(
    await leftOf(heading),
  );

  const figures = home.collaborate.statistics.map(({ number }) =>
    page.getByText(number, { exact: true }),
  );
  for (const each of [page.locator("#collaborate figure"), ...figures]) {
    await expect(each).toHaveCSS("direction", "ltr");
  }
});
