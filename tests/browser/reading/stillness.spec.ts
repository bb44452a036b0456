import { lostPage, pages } from "../content";
import { opacity } from "../look";
import { movements } from "../movements";
import { expect, test } from "../test";

test("no page moves where motion is not wanted", async ({ read }) => {
  for (const { path } of [...pages, lostPage]) {
    const page = await read(path);
    expect(await movements(page), path).toEqual([]);
    expect(
      await page.evaluate(() => document.getAnimations().length),
      path,
    ).toBe(0);
  }
});

test("prefers-reduced-motion turns off reveals and other movement; everything is shown at once", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    await expect(page.locator("main h1")).toBeVisible();
    for (const element of await page.locator("main h2, main li").all()) {
      expect(await opacity(element), path).toBe(1);
    }
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, path).toBe(0);
  }
});
