import type { Page } from "@playwright/test";

import { navigationLink } from "../drivers/navigationBar";
import { waitUntilReady } from "../drivers/pageSetup";
import { collectLoads, startRoute } from "../drivers/routing";
import { nextFrames } from "../drivers/scrolling";
import { sitePage } from "../assertions/sitePages";
import { expect, test } from "../drivers/test";

// React logs the errors that it catches. In this time zone, each event with a time also
// shows the visitor's time.
test.use({ allowErrors: true, timezoneId: "America/Los_Angeles" });

const path = "/features/events";

/** Makes React throw when it renders an event with a time. Runs in the page. */
function breakRendering() {
  Date.prototype.toLocaleString = () => {
    throw new RangeError("Incorrect locale information provided");
  };
}

/** Makes the page render its events again, as when the visitor returns to the tab. */
const renderAgain = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now() + 1;
    Date.now = () => now;
    document.dispatchEvent(new Event("visibilitychange"));
  });

const mark = (page: Page) => page.locator("with-scripts");

/** Expects the page to work with scripts. */
async function expectWorking(page: Page) {
  await waitUntilReady(page);
  await expect(mark(page)).toHaveCount(1);
  await expect(page.getByText("your time")).not.toHaveCount(0);
}

/** Expects the page to show its no-JS version. */
async function expectStatic(page: Page) {
  await expect(mark(page)).toHaveCount(0);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(sitePage(path).heading);
  await expect(page.locator("main li h3")).toHaveCount(5);
  await expect(page.getByText("your time")).toHaveCount(0);
  // The page must not load a document again.
  await page.waitForLoadState();
  await nextFrames(page);
  await expect(page.locator("html[lang=en]")).toHaveCount(1);
}

test("loads the URL once after an error", async ({ page, visit }) => {
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

test("falls back to the no-JS version after repeated errors", async ({
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

  await test.step("going back from a hash keeps the scroll position", async () => {
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
