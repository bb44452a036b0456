import type { Page } from "@playwright/test";

import { navigationLink } from "../page/navigationBar";
import { waitUntilReady } from "../page/pageSetup";
import { collectLoads, startRoute } from "../page/routing";
import { nextFrames } from "../page/scrolling";
import { sitePage } from "../expected/sitePages";
import { expect, test } from "../page/test";

// React logs what it catches. Visitors in UTC+0 would see no second time.
test.use({ allowErrors: true, timezoneId: "America/Los_Angeles" });

const path = "/features/events";

/** Runs in a page: lets each event with a time throw when it is rendered. */
function breakRendering() {
  Date.prototype.toLocaleString = () => {
    throw new RangeError("Incorrect locale information provided");
  };
}

/** Renders the events of the page again, as when it is shown again. */
const renderAgain = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now() + 1;
    Date.now = () => now;
    document.dispatchEvent(new Event("visibilitychange"));
  });

const mark = (page: Page) => page.locator("with-scripts");

/** Expects that the page works with scripts. */
async function expectWorking(page: Page) {
  await waitUntilReady(page);
  await expect(mark(page)).toHaveCount(1);
  await expect(page.getByText("your time")).not.toHaveCount(0);
}

/** Expects that the page shows as without scripts. */
async function expectStatic(page: Page) {
  await expect(mark(page)).toHaveCount(0);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(sitePage(path).heading);
  await expect(page.locator("main li h3")).toHaveCount(5);
  await expect(page.getByText("your time")).toHaveCount(0);
  // Nothing is on its way.
  await page.waitForLoadState();
  await nextFrames(page);
  await expect(page.locator("html[lang=en]")).toHaveCount(1);
}

test("an error that happens once ends in one load of the address", async ({
  page,
  visit,
}) => {
  const loads = collectLoads(page);
  for (const [name, start, fail] of [
    [
      "while React renders a page again",
      path,
      async () => {
        await page.evaluate(breakRendering);
        await renderAgain(page);
      },
    ],
    [
      "while React removes what something else has moved",
      path,
      async () => {
        await page.locator("#upcoming").evaluate((it) => it.remove());
        await page.evaluate(() => {
          Date.now = () => Date.parse("2050-01-01");
          document.dispatchEvent(new Event("visibilitychange"));
        });
      },
    ],
    [
      "while React renders the page of a link",
      "/terms",
      async () => {
        await page.evaluate(breakRendering);
        await startRoute(page, path);
      },
    ],
  ] as const) {
    await test.step(name, async () => {
      await visit(start);
      loads.length = 0;
      await fail();
      await expect.poll(() => loads).toHaveLength(1);
      await expect(page).toHaveURL(path);
      await expectWorking(page);
      expect(loads).toHaveLength(1);
      await navigationLink(page, "About").click();
      await expect(page).toHaveURL("/about");
      expect(loads).toHaveLength(1);
    });
  }
});

test("an error that always happens ends in the static page, without a loop", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await page.addInitScript(breakRendering);
  const loads = collectLoads(page);

  await test.step("after hydration", async () => {
    await page.goto(path);
    await expect.poll(() => loads).toHaveLength(2);
    await expectStatic(page);
    expect(loads).toHaveLength(2);
  });

  await test.step("back from an anchor keeps the place", async () => {
    const before = page.locator("main li").nth(2);
    await before.evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await nextFrames(page);
    await page.evaluate(() => {
      location.hash = "#contact";
    });
    await expect(page.locator("#contact")).toBeInViewport();
    await page.goBack();
    await expect(before).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("#contact")).not.toBeInViewport();
  });

  await test.step("during hydration", async () => {
    await page.addInitScript(() => {
      const stringify = JSON.stringify as (...all: unknown[]) => string;
      JSON.stringify = (...all: unknown[]) => {
        if ("@graph" in Object(all[0])) throw new Error("Out of order");
        return stringify(...all);
      };
    });
    loads.length = 0;
    await page.goto(`${path}?hydration`);
    await expect.poll(() => loads).toHaveLength(2);
    await expectStatic(page);
    expect(loads).toHaveLength(2);
  });
});
