import { routeTo, startRoute } from "../page/routing";
import {
  expectBelowBar,
  expectScrollPosition,
  recordScrolling,
  scrollTo,
} from "../page/scrolling";
import { expect, test } from "../page/test";

test.use({ motion: true });

test("a hash in the address wins, whether the page is loaded whole or routed to on the client; else a route leads smoothly to the hero", async ({
  page,
  visit,
}) => {
  const behavior = await recordScrolling(page);
  await visit("/teams#creative");
  await expectBelowBar(page, "creative");
  await scrollTo(page, 1000);
  await routeTo(page, "/about");
  await expectScrollPosition(page, 0);
  expect.soft(await behavior()).toBe("smooth");
  await expect.soft(page.locator("#about-hero")).toBeInViewport();
  await routeTo(page, "/#faqs");
  await expectBelowBar(page, "faqs");
  await routeTo(page, "/terms");
  await expectScrollPosition(page, 0);
  await visit("/join#contact");
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
});

test("a smooth scroll begins where the visitor was, and no focus or position that is restored ends it early", async ({
  page,
  visit,
}) => {
  for (const [start, top, address, target] of [
    ["/features/events", 1000, "/about", "#about-hero"],
    ["/", 3000, "/#goal", "#goal"],
  ] as const) {
    // A busy machine may paint no frame before the end.
    await expect(async () => {
      await visit(start);
      await scrollTo(page, top);
      const positions = await page.evaluateHandle(() => {
        const all: number[] = [];
        // The focus moves in the task that starts the scroll.
        for (const type of ["focusin", "scroll", "scrollend"]) {
          document.addEventListener(type, () => all.push(Math.round(scrollY)));
        }
        return all;
      });
      await routeTo(page, address);
      await expect(page.locator(target)).toBeInViewport({ ratio: 0.5 });
      const seen = await positions.jsonValue();
      expect(seen[0]).toBe(top);
      expect(seen).toEqual([...seen].sort((one, other) => other - one));
      // The start, the end and what is between.
      expect(new Set(seen).size).toBeGreaterThan(2);
    }).toPass({ timeout: 100_000 });
  }
});

test("no hash blanks the page: a malformed one, or that of a part of a drawing @test:all", async ({
  page,
  visit,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await visit("/#arc-0");
  await expect(page.locator("svg #arc-0")).toBeAttached();
  await expect(title).toBeVisible();
  await page.goto("/robots.txt");
  await visit("/#100%");
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.locator("#about-hero")).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "#%E0%A4%A";
  });
  await expect(page).toHaveURL(/%25A$/);
  await expect(title).toBeVisible();

  await startRoute(page, "/terms#%zz");
  await expect(page).toHaveURL("/terms#%25zz");
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/%25A$/);
  await expect(page.locator("#about-hero")).toBeVisible();
});

test.describe("with an error", () => {
  test.use({ allowErrors: true });

  test("what fails after a change of route does not blank the page @test:all", async ({
    page,
    visit,
  }) => {
    await visit("/about");
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error("Not today");
      };
    });
    const error = page.waitForEvent("pageerror");
    await startRoute(page, "/teams");
    await error;
    await expect(page.locator("#teams-hero")).toBeVisible();
  });
});
