import type { Page } from "@playwright/test";

import { faqs } from "../fixtures/site/faqs.json";
import { contactDialog, trigger } from "../drivers/contactDialog";
import {
  hamburger,
  navigationLink,
  themeToggle,
} from "../drivers/navigationBar";
import {
  holdRequests,
  skipLoadingScreen,
  stopClock,
  waitUntilReady,
} from "../drivers/pageSetup";
import { expect, test } from "../drivers/test";

test.use({ viewport: { width: 390, height: 844 } });

const question = (page: Page) =>
  page.getByRole("button", { name: faqs[0]?.question ?? "", exact: true });

const expectMenuOpen = (page: Page, isOpen: boolean) =>
  expect(page.locator("nav[data-menu=open]")).toHaveCount(isOpen ? 1 : 0);

/** Opens Home with a stopped clock. Returns a function that hydrates the page. */
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

test("repeats the last click on a button after hydration", async ({
  context,
}) => {
  for (const [name, button, expectEffect] of [
    ["menu", hamburger, (page: Page) => expectMenuOpen(page, true)],
    [
      "question",
      question,
      (page: Page) =>
        expect(question(page)).toHaveAttribute("aria-expanded", "true"),
    ],
    [
      "theme",
      (page: Page) => themeToggle(page, "dark"),
      (page: Page) => expect(page.locator("body.dark-mode")).toHaveCount(1),
    ],
    [
      "contact",
      trigger,
      (page: Page) => expect(contactDialog(page)).toBeVisible(),
    ],
  ] as const) {
    await test.step(name, async () => {
      const page = await context.newPage();
      const hydrate = await openWithoutScripts(page);
      await hamburger(page).click();
      await button(page).click();
      await page.getByRole("heading", { level: 1 }).click();
      await hydrate();
      await expectEffect(page);
      await expectMenuOpen(page, button === hamburger);
      await page.close();
    });
  }
});

test("ignores an early click on a button that is gone", async ({ context }) => {
  for (const [name, act] of [
    [
      "after the no-JS version has hidden the button",
      async (page: Page) => {
        await page.clock.runFor(6000);
        await expect(hamburger(page)).toBeHidden();
      },
    ],
    [
      "after the visitor has left the page",
      (page: Page) =>
        page.evaluate(() => void dispatchEvent(new Event("pagehide"))),
    ],
    [
      "after a link to another page",
      (page: Page) =>
        navigationLink(page, "GAINOVA home").evaluate((link) => {
          addEventListener("click", (event) => event.preventDefault(), {
            once: true,
          });
          (link as HTMLElement).click();
        }),
    ],
  ] as const) {
    await test.step(name, async () => {
      const page = await context.newPage();
      const hydrate = await openWithoutScripts(page);
      await hamburger(page).click();
      await act(page);
      await hydrate();
      await expectMenuOpen(page, false);
      await page.close();
    });
  }
});

test.describe("with errors in the console", () => {
  test.use({ allowErrors: true });

  test("judges only its own scripts", async ({ page }) => {
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

    test("starts its scripts without one of the browser's APIs", async ({
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
        // Without this API, the inline script cannot know whether the page is archived.
        [
          "performance.getEntriesByType",
          () =>
            Reflect.deleteProperty(Performance.prototype, "getEntriesByType"),
          "no-JS",
        ],
        // The FAQ list needs this API, so React fails.
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
