import type { Page } from "@playwright/test";

import {
  holdRequests,
  skipLoadingScreen,
  stopClock,
  waitUntilReady,
} from "../page/pageSetup";
import { expect, test } from "../page/test";

/** Opens Home, whose clock stands still, and returns a function that hydrates it. */
async function openWithoutScripts(page: Page) {
  await skipLoadingScreen(page);
  await stopClock(page);
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  return async () => {
    deliver();
    await page.clock.resume();
    await waitUntilReady(page);
  };
}

test.describe("with errors in the console", () => {
  test.use({ allowErrors: true });

  test("the page judges only its own scripts", async ({ page }) => {
    await page.addInitScript(() => {
      const onError = () => (document.documentElement.dataset.failed = "");
      addEventListener("error", onError, true);
    });
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        '<div id="___gatsby"',
        '<template></template><script src="https://example.org/"></script>$&',
      );
      await route.fulfill({ response, body });
    });
    const hydrate = await openWithoutScripts(page);
    await expect(page.locator("[data-failed]")).toHaveCount(1);
    await expect(page.locator("with-scripts")).toHaveCount(1);
    await hydrate();
  });

  test.describe("on the first load", () => {
    test.use({ firstLoad: true });

    test("a page without an API of the browser starts its scripts", async ({
      context,
    }) => {
      for (const [name, remove, version] of [
        [
          "PerformanceObserver",
          () => Reflect.deleteProperty(window, "PerformanceObserver"),
          "with scripts",
        ],
        [
          "document.fonts",
          () => Reflect.deleteProperty(Document.prototype, "fonts"),
          "with scripts",
        ],
        // Without it, the page could be an archived one.
        [
          "performance.getEntriesByType",
          () =>
            Reflect.deleteProperty(Performance.prototype, "getEntriesByType"),
          "no-JS",
        ],
        // The FAQ needs it, so React fails.
        [
          "MutationObserver",
          () => Reflect.deleteProperty(window, "MutationObserver"),
          "no-JS",
        ],
      ] as const) {
        await test.step(name, async () => {
          const page = await context.newPage();
          await page.addInitScript(remove);
          await page.goto("/");
          await expect(page.getByRole("progressbar")).toBeHidden();
          if (name !== "MutationObserver") await waitUntilReady(page);
          const count = version === "no-JS" ? 0 : 1;
          await expect(page.locator("with-scripts")).toHaveCount(count);
          await page.close();
        });
      }
    });
  });
});
