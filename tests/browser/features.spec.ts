import type { Page } from "@playwright/test";

import content from "../fixtures/site/features.json";
import { isLoaded } from "./look";
import { expect, test } from "./test";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .locator("li, article")
    .filter({ has: page.getByRole("heading") });

/** How large the cards are at a width of the window, in px. */
async function measure(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      const picture = card.querySelector("img")?.offsetHeight ?? 0;
      return { width: right - left, left, right, top, picture };
    }),
  );
}

test("the features page shows the specification's cards", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");

  for (const [index, [title, ...facts]] of [
    [
      "Catalyst Projects",
      "fast-paced innovation sprints",
      "students, academia and industry",
    ],
    ["GAIA Academy", "online courses", "webinars", "certifications"],
    ["Events & Conferences", "summits", "hackathons", "meetups"],
    ["AI Frameworks & Toolkits", "open-source tools and APIs"],
    [
      "Mentorship & Community",
      "forums",
      "mentorship programmes",
      "leadership initiatives",
    ],
  ].entries()) {
    await test.step(`${title}: ${facts.join(", ")}`, async () => {
      const card = cards(page).nth(index);
      await expect.soft(card.getByRole("heading")).toHaveText(title ?? "");
      for (const fact of facts) {
        await expect.soft(card).toContainText(new RegExp(fact, "i"));
      }
      const tag = card.getByText("Coming Soon", { exact: true });
      await expect.soft(tag).toBeVisible();
      const name = content.features[index]?.imageAlt ?? "";
      const picture = card.getByRole("img", { name });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(picture)).toBe(true);
    });
  }
  await expect(cards(page)).toHaveCount(5);
});

test("the grid is responsive", async ({ page, visit }) => {
  await visit("/features");
  for (const width of [1920, 1440, 1300, 1024, 900, 768, 600, 390, 320]) {
    await test.step(`${width} px: cards of 300 to 380 px, images of 180 px, a page of 1300 px in the middle`, async () => {
      const boxes = await measure(page, width);
      for (const card of boxes) {
        expect.soft(card.width).toBeLessThanOrEqual(380);
        expect
          .soft(card.width)
          .toBeGreaterThanOrEqual(Math.min(300, width - 60));
        // The card's own border takes its part.
        expect.soft(card.picture).toBeGreaterThan(176);
        expect.soft(card.picture).toBeLessThanOrEqual(180);
      }
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      expect.soft(right - left).toBeLessThanOrEqual(1300);
      expect
        .soft(Math.abs((left + right) / 2 - width / 2))
        .toBeLessThanOrEqual(1);
    });
  }

  for (const [width, columns] of [
    [1440, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await test.step(`${columns} columns at ${width} px`, async () => {
      const boxes = await measure(page, width);
      const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      expect.soft(firstRow).toHaveLength(columns);
    });
  }

  await test.step("four cards stand two by two where there is room for three", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = await page.evaluate(() => {
      const grid = document.querySelector<HTMLElement>("main ul[data-wide]");
      const all = [...(grid?.children ?? [])];
      for (const card of all.slice(4)) card.remove();
      if (grid) grid.dataset.wide = "2";
      return all.slice(0, 4).map((card) => card.getBoundingClientRect().top);
    });
    expect(rows[0]).toBe(rows[1]);
    expect(rows[2]).toBe(rows[3]);
    expect(rows[2]).toBeGreaterThan(rows[0] ?? NaN);
  });
});
