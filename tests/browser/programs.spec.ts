import type { Page } from "@playwright/test";

import events from "../fixtures/site/programs/events.json";
import podcast from "../fixtures/site/programs/podcast.json";
import sprints from "../fixtures/site/programs/sprints.json";
import site from "../fixtures/site/site.json";
import { recordedShifts, recordShifts } from "../assertions/layoutShifts";
import { holdRequests, waitUntilReady } from "../drivers/pageSetup";
import { nextFrames, scrollPosition, scrollTo } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

const [summit, night, workshop, question, meetup] = events.entries.map(
  ({ title }) => title,
);

/** The order of the entries with four, with three and with no upcoming entries. */
const before = [question, workshop, night, summit, meetup];
const after = [workshop, night, summit, question, meetup];
const latestFirst = [summit, night, workshop, question, meetup];

const titles = (page: Page, part = "main") =>
  page.locator(`${part} li h3`).allTextContents();

/** The list item of an entry. */
const entry = (page: Page, title = "") =>
  page.getByRole("listitem").filter({ has: page.getByText(title) });

/** Loads the fonts, because fonts that load later would shift the page. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.fonts, (font) => font.load())),
  );
  await nextFrames(page);
}

/** Loads a page and expects no layout shift during and after hydration. */
async function expectStillHydration(page: Page, path: string) {
  const release = await holdRequests(page, /\.js$/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await loadFonts(page);
  await page.evaluate(recordShifts);
  release();
  await waitUntilReady(page);
  await nextFrames(page);
  expect(await recordedShifts(page)).toEqual([]);
}

/** The start times of the first and the third upcoming entry, in Los Angeles time. */
const visitorTimes = [
  "Oct 5, 2040, 11:00 AM your time",
  "Nov 3, 2040, 9:30 PM your time",
];

test.describe("a visitor elsewhere", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("sees upcoming entries in the event's and their own time", async ({
    page,
    visit,
  }) => {
    await test.step("before all entries", async () => {
      await page.clock.setFixedTime("2040-09-10T12:00:00Z");
      await visit("/features/events");
      expect(await titles(page)).toEqual(before);
      const own = await page.getByText("your time").allTextContents();
      expect(own).toEqual(expect.arrayContaining(visitorTimes));
      const cancelled = entry(page, workshop);
      await expect(cancelled).toContainText("Cancelled");
      for (const time of [
        cancelled.locator("time"),
        cancelled.getByText("your time"),
      ]) {
        await expect(time).toHaveCSS("text-decoration-line", "line-through");
      }
      const name = "Add to calendar";
      await expect(cancelled.getByText(name)).toHaveCount(0);
      const add = entry(page, summit).getByRole("link", { name });
      await expect(add).toHaveAttribute("href", /summit-2040.*\.ics$/);
    });

    await test.step("after the first entry", async () => {
      await page.clock.setFixedTime("2040-10-05T19:00:00Z");
      await expectStillHydration(page, "/features/events");
      expect(await titles(page)).toEqual(after);
      const past = page.getByRole("region", { name: "Past" });
      await expect(past.getByText("Add to calendar")).toHaveCount(0);
      // A past entry keeps its link.
      await expect(past.getByRole("link", { name: "Sign up" })).toBeVisible();
      await expectStillHydration(page, "/");
      expect(await titles(page, "#upcoming")).toEqual(after.slice(0, 3));
    });

    await test.step("on the last entry's last day and the day after", async () => {
      await page.clock.setFixedTime("2040-12-12T23:59:00-08:00");
      await visit("/");
      expect(await titles(page, "#upcoming")).toEqual([summit]);
      await page.clock.setFixedTime("2040-12-13T00:00:00-08:00");
      await visit("/");
      await expect(page.locator("#upcoming")).toHaveCount(0);
      await visit("/features/events");
      const headings = page
        .getByRole("main")
        .getByRole("heading", { level: 2 });
      expect(await headings.allTextContents()).toEqual(["Past"]);
      expect(await titles(page)).toEqual(latestFirst);
    });
  });
});

test("does not move visitors who scroll away from an entry @test:all", async ({
  page,
}) => {
  await page.goto("/features/events");
  const id = (await entry(page, question).getAttribute("id")) ?? "";
  const target = page.locator(`[id="${id}"]`);
  for (const time of ["2040-09-10T12:00:00Z", "2040-10-05T19:00:00Z"]) {
    // Playwright's clock would also replace `performance`, which has the navigation type.
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, Date.parse(time));
    // Without this page in between, `goto` would change only the hash.
    await page.goto("about:blank");
    for (const load of [
      () => page.goto(`/features/events#${id}`),
      () => page.reload(),
    ]) {
      const release = await holdRequests(page, /\.js$/);
      await load();
      await loadFonts(page);
      await target.evaluate((element) => element.scrollIntoView());
      const before = (await scrollPosition(page)) - 100;
      await scrollTo(page, before);
      release();
      await waitUntilReady(page);
      await nextFrames(page);
      const distance = (await scrollPosition(page)) - before;
      expect(Math.abs(distance)).toBeLessThan(10);
      await expect(target).not.toBeFocused();
    }
  }
});

test("keeps card text selectable next to a button-like link", async ({
  page,
  visit,
}) => {
  for (const [path, name, address] of [
    ["/features", "See the courses", "/features/academy"],
    ["/", "Listen", "/features/podcast"],
  ] as const) {
    await visit(path);
    const link = page.getByRole("link", { name });
    await expect(link).toHaveCSS("text-decoration-line", "none");
    await expect(link).not.toHaveCSS("border-top-width", "0px");
    const card = page.getByRole("listitem").filter({ has: link });
    const texts = card.locator("h2, h3, p").filter({ hasNot: link });
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all()) {
      await text.click({ clickCount: 3 });
      const selection = await page.evaluate(() => String(getSelection()));
      expect(selection.trim()).toBe(await text.textContent());
    }
    await link.click();
    await expect(page).toHaveURL(address);
  }
});

test("shows a program's parts in order with feed and calendar", async ({
  page,
  visit,
}) => {
  await visit("/features/podcast");
  const parts = page.locator("main").locator('h1, h2, a, img:not([alt=""])');
  const names = await parts.evaluateAll((all) =>
    all.map((each) => each.getAttribute("alt") ?? each.textContent),
  );
  expect(names).toEqual([
    podcast.heading,
    podcast.imageAlt,
    podcast.sections[0]?.heading,
    podcast.action.label,
    "Past",
    ...podcast.entries.map(({ link }) => link.label),
    "Follow by feed",
    "Subscribe in your calendar app",
  ]);
  await visit("/features/sprints");
  const texts = sprints.sections.map(({ heading }) => heading);
  await expect(page.locator("main h2, main li")).toHaveText(texts);
  await expect(page.locator('main a[href="/feed.xml"]')).toBeVisible();
  // The page also shows the URL as text, because some calendars cannot open `webcal:`.
  const calendar = new URL("/calendar.ics", site.url).href;
  await expect(page.getByText(calendar, { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "Subscribe in" });
  const webcal = calendar.replace("https:", "webcal:");
  await expect(link).toHaveAttribute("href", webcal);
  // The link opens an app, so a new tab would stay empty.
  await expect(link).not.toHaveAttribute("target");
  await visit("/features/academy");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await headings.allTextContents()).toEqual(["Any time"]);
  // The entries are in the order of their announcement, latest first.
  expect(await titles(page)).toEqual([
    "Prompting for Teams",
    "First Steps with AI",
  ]);
});
