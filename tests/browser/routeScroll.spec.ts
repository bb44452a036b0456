import { notFoundPath } from "../page/pageSetup";
import { routeTo, startRoute } from "../page/routing";
import {
  expectBelowBar,
  expectScrollPosition,
  recordScrolling,
  scrollTo,
} from "../page/scrolling";
import { expect, test } from "../page/test";

test.use({ motion: true });

test("a hash in the address wins, whether the page is loaded whole or routed to on the client", async ({
  page,
  visit,
}) => {
  await recordScrolling(page);
  for (const [path, id] of [
    ["/", "faqs"],
    ["/teams", "creative"],
  ] as const) {
    const address = `${path}#${id}`;
    await test.step(address, async () => {
      // A change of the hash alone does not load the page.
      await page.goto("/robots.txt");
      await visit(address);
      await expectBelowBar(page, id);

      await routeTo(page, "/terms");
      await expectScrollPosition(page, 0);
      await routeTo(page, address);
      await expectBelowBar(page, id);
    });
  }
  await visit("/join#contact");
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
});

test("on every route change the page scrolls smoothly to its hero, or to the top", async ({
  page,
  visit,
}) => {
  const behavior = await recordScrolling(page);
  await visit("/features/events");
  for (const [path, hero] of [
    ["/", "home"],
    ["/about", "about-hero"],
    ["/terms", null],
  ] as const) {
    await test.step(path, async () => {
      await scrollTo(page, 1000);
      await routeTo(page, path);
      await expectScrollPosition(page, 0);
      expect.soft(await behavior()).toBe("smooth");
      if (hero) await expect.soft(page.locator(`#${hero}`)).toBeInViewport();
    });
  }

  await test.step("if the anchor is missing, it scrolls to the top", async () => {
    await visit("/");
    await scrollTo(page, 1000);
    await page.evaluate(() => {
      const { prototype } = Element;
      const setAttribute = Reflect.get(prototype, "setAttribute");
      prototype.setAttribute = function (name, value) {
        if (name !== "data-hero") setAttribute.call(this, name, value);
      };
    });
    await routeTo(page, "/about");
    await expectScrollPosition(page, 0);
    expect.soft(await behavior()).toBe("smooth");
    await expect(page.locator("[data-hero]")).toHaveCount(0);
  });
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

test("a malformed hash does not blank the page @test:all", async ({
  page,
  visit,
}) => {
  const title = page.getByRole("heading", { level: 1 });
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

test("a hash that names a part of a drawing leads to the hero @test:all", async ({
  page,
  visit,
}) => {
  const hero = page.locator("[data-hero]");
  for (const [path, id] of [
    ["/", "arc-0"],
    [notFoundPath, "glow"],
  ] as const) {
    await visit(path);
    await expect(page.locator(`svg #${id}`)).toBeAttached();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect(hero).toBeFocused();
    await routeTo(page, "/terms");
    await startRoute(page, `${path}#${id}`);
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(hero).toBeInViewport();
  }
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
