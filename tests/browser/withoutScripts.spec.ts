import faqs from "../fixtures/site/faqs.json";
import events from "../fixtures/site/programs/events.json";
import { boxOf } from "../drivers/boxOf";
import { navigationBar, navigationLink } from "../drivers/navigationBar";
import { templatePages } from "../assertions/sitePages";
import {
  holdRequests,
  notFoundPath,
  waitUntilReady,
} from "../drivers/pageSetup";
import { expect, test } from "../drivers/test";
import { expectAllVisible } from "../assertions/visibleText";

test.use({ motion: true });

const WITHOUT_DEAD_BUTTONS = "svg, button:not([aria-expanded])";

test.describe("with scripts turned off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all text with working links and no dead button", async ({
    page,
  }) => {
    for (const { path, heading } of templatePages()) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.getByRole("heading", { level: 1 });
        await expect(title).toHaveAccessibleName(heading);
        await expectAllVisible(page, WITHOUT_DEAD_BUTTONS);
        // A click fails if something covers the title, such as the loading screen.
        await title.click();
        const dead = page.locator("button:not([aria-expanded])");
        await expect(dead.filter({ visible: true })).toHaveCount(0);
      });
    }

    await test.step("the map has its dots", async () => {
      await page.goto("/");
      const dots = await boxOf(page.locator('use[href$="#dots"]'));
      expect(dots.width).toBeGreaterThan(700);
    });

    await test.step("entries are sorted and show the event's own time", async () => {
      const titles = page.locator("main li h3");
      const next = events.entries.slice(1, 4).reverse();
      const nextTitles = next.map(({ title }) => title);
      await page.goto("/features/events");
      expect((await titles.allTextContents()).slice(0, 3)).toEqual(nextTitles);
      const time = page.locator("main time").first();
      const starts = "2040-10-05T23:30:00+05:30";
      await expect(time).toHaveAttribute("datetime", starts);
      await expect(time).toContainText(
        /Oct 5, 2040, 11:30\sPM\s–\sSat, Oct 6, 2040, 12:30\sAM India Standard Time/,
      );
      await expect(page.getByText("your time")).toHaveCount(0);
    });

    await test.step("answers show and links lead to the contact details", async () => {
      await page.goto("/");
      for (const { answer } of faqs.faqs) {
        await expect(page.getByText(answer)).toBeVisible();
      }
      await page.locator("#faqs a[href$='#contact']").click();
      const mail = page.locator("footer a[href^='mailto:']");
      await expect(mail).toBeInViewport();
    });

    for (const [width, name, path] of [
      [1440, "About", "/about"],
      [390, "Home", "/"],
    ] as const) {
      await test.step(`the navigation leads to pages at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(notFoundPath);
        const buttons = page.locator("nav button, nav li li");
        await navigationLink(page, name).hover();
        await expect(buttons.filter({ visible: true })).toHaveCount(0);
        await navigationLink(page, name).click();
        await expect(page).toHaveURL(path);
      });
    }

    await test.step("the navigation on phones is a list above the page", async () => {
      const items = page.locator("nav li").filter({ visible: true });
      const sides = await items.evaluateAll((rows) =>
        rows.map((row) => {
          const { left, right } = row.getBoundingClientRect();
          return `${left}–${right}`;
        }),
      );
      expect(new Set(sides).size).toBe(1);
      const contact = navigationBar(page).getByRole("button");
      const last = await boxOf(contact.filter({ visible: true }));
      const main = await boxOf(page.getByRole("main"));
      expect(last.y + last.height).toBeLessThanOrEqual(main.y);
    });
  });
});

test("shows the no-JS version after 6 s without moving content", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const { question, answer } = faqs.faqs[0] ?? { question: "", answer: "" };
  const goal = page.locator("#goal");
  await goal.evaluate((section) => {
    section.scrollIntoView({ behavior: "instant" });
  });
  const { y } = await boxOf(goal);
  /** Expects the section in place. The tolerance is for rounding and for late fonts. */
  const expectInPlace = async () =>
    expect(Math.abs((await boxOf(goal)).y - y)).toBeLessThan(3);
  await page.clock.runFor(6000);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(navigationLink(page, "About")).toBeVisible();
  await expectInPlace();
  deliver();
  await expect(page.getByText(answer)).toBeHidden();
  await waitUntilReady(page);
  await expectInPlace();
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
