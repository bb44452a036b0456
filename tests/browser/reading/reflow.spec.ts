import { lostPage, pages } from "../content";
import { excess, outside } from "../overflow";
import { expect, test } from "../test";

for (const width of [1440, 768, 390, 320]) {
  test(`no page scrolls sideways at ${width} px`, async ({ read }) => {
    for (const { path } of [...pages, lostPage]) {
      const page = await read(path);
      await page.setViewportSize({ width, height: 800 });
      expect(await excess(page), path).toBeLessThanOrEqual(0);
      expect(await outside(page), path).toEqual([]);
    }
  });
}
