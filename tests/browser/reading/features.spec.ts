import type { Page } from "@playwright/test";

import content from "../../fixtures/site/features.json";
import { isLoaded } from "../look";
import { expect, test } from "../sharedTab";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .locator("li, article")
    .filter({ has: page.getByRole("heading") });

/** How large the cards are at a width of the window, in px. */
async function measure(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      const picture = card.querySelector("img")?.offsetHeight ?? 0;
      return { width: right - left, left, right, top, picture };
    }),
  );
  expect(boxes).toHaveLength(content.features.length);
  return boxes;
}

const widths = [1920, 1440, 1300, 1024, 900, 768, 600, 390, 320];

test("the heading is Features", async ({ read }) => {
  const page = await read("/features");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
});

for (const [title, facts] of [
  [
    "Catalyst Projects",
    ["fast-paced innovation sprints", "students, academia and industry"],
  ],
  ["GAIA Academy", ["online courses", "webinars", "certifications"]],
  ["Events & Conferences", ["summits", "hackathons", "meetups"]],
  ["AI Frameworks & Toolkits", ["open-source tools and APIs"]],
  [
    "Mentorship & Community",
    ["forums", "mentorship programmes", "leadership initiatives"],
  ],
] as const) {
  test(`${title}: ${facts.join(", ")}`, async ({ read }) => {
    const page = await read("/features");
    const card = cards(page).filter({ hasText: title });
    for (const fact of facts)
      await expect(card).toContainText(new RegExp(fact, "i"));
  });
}

test("the cards are Catalyst Projects, GAIA Academy, Events & Conferences, AI Frameworks & Toolkits, Mentorship & Community", async ({
  read,
}) => {
  const page = await read("/features");
  await expect(cards(page).getByRole("heading")).toHaveText([
    "Catalyst Projects",
    "GAIA Academy",
    "Events & Conferences",
    "AI Frameworks & Toolkits",
    "Mentorship & Community",
  ]);
});

test("each card has an image, a tag, a title and a description", async ({
  read,
}) => {
  const page = await read("/features");
  for (const [index, feature] of content.features.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(feature.title);
    await expect(card).toContainText(feature.description);
    const picture = card.getByRole("img", { name: feature.imageAlt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(picture)).toBe(true);
  }
});

test("all cards are tagged Coming Soon", async ({ read }) => {
  const page = await read("/features");
  for (const card of await cards(page).all()) {
    await expect(card.getByText("Coming Soon", { exact: true })).toBeVisible();
  }
});

test("a card is at most 380 px wide, its image 180 px high", async ({
  read,
}) => {
  const page = await read("/features");
  for (const width of widths) {
    for (const card of await measure(page, width)) {
      expect(card.width, `${width} px`).toBeLessThanOrEqual(380);
      // The card's own border takes its part.
      expect(card.picture, `${width} px`).toBeGreaterThan(176);
      expect(card.picture, `${width} px`).toBeLessThanOrEqual(180);
    }
  }
});

test("the grid's columns are at least 300 px wide where the window is", async ({
  read,
}) => {
  const page = await read("/features");
  for (const width of widths) {
    const least = Math.min(300, width - 60);
    for (const card of await measure(page, width)) {
      expect(card.width, `${width} px`).toBeGreaterThanOrEqual(least);
    }
  }
});

test("the grid is responsive: three columns, two, one", async ({ read }) => {
  const page = await read("/features");
  for (const [width, columns] of [
    [1440, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    const boxes = await measure(page, width);
    const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(firstRow, `${width} px`).toHaveLength(columns);
  }
});

test("four cards stand two by two where there is room for three", async ({
  page,
  visit,
}) => {
  await visit("/features");
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

test("the page is at most 1300 px wide and stands in the middle", async ({
  read,
}) => {
  const page = await read("/features");
  for (const width of widths) {
    const boxes = await measure(page, width);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    expect(right - left, `${width} px`).toBeLessThanOrEqual(1300);
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThanOrEqual(1);
    const area = await cards(page)
      .first()
      .evaluate((card) => {
        const limits: number[] = [];
        let at: Element | null = card;
        while (at && at.localName !== "main") {
          limits.push(parseFloat(getComputedStyle(at).maxWidth));
          at = at.parentElement;
        }
        return limits.filter((limit) => limit >= 0);
      });
    expect(area).toContain(1300);
  }
});
