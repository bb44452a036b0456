import type { Page } from "@playwright/test";

import { devices, windows } from "./appearances";
import { excess } from "./overflow";
import { expect, test } from "./test";

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** The texts that are larger than a box that shows no more than fits in. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, a, button")]
      .filter((element) => {
        const { overflow, clipPath } = getComputedStyle(element);
        return overflow !== "visible" && clipPath === "none";
      })
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test("with text of twice the size, nothing leaves a page and no text is cut off", async ({
  page,
  visitAll,
}) => {
  await visitAll(async () => {
    await doubleText(page);
    for (const device of devices) {
      await page.setViewportSize(windows[device]);
      expect(await excess(page), device).toBeLessThanOrEqual(0);
      expect(await cutOff(page), device).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});
