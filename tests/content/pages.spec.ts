import { expect, type Page, test } from "@playwright/test";

import { showTheme, viewports } from "../browser/appearances";
import { axeViolations, colorRules } from "../browser/axe";
import {
  clippedTexts,
  horizontalOverflow,
  elementsOutside,
} from "../browser/overflow";
import {
  collectConsoleErrors,
  notFoundPath,
  waitUntilReady,
  skipLoadingScreen,
  logPolicyViolations,
} from "../browser/pageSetup";
import { brokenLinks } from "./links";
import { loadPictures, pictureProblems } from "./pictures";
import { sitemapPaths } from "./sitemapPaths";
import { measureTransfer } from "./transfer";

/** Widths of viewports from the narrowest phone to a large screen, in px. */
const widths = [320, 390, 540, 767, 768, 900, 1024, 1280, 1440, 1920];

/** Whether the bar lies over the page's heading before any scrolling. */
const isHeadingCovered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    const bar = document.querySelector("nav")?.getBoundingClientRect();
    const heading = document.querySelector("h1")?.getBoundingClientRect();
    return bar && heading ? heading.top < bar.bottom : false;
  });

/** Returns what has too little room in the window, in words. */
async function overflow(page: Page): Promise<string[]> {
  const found = [
    ...(await elementsOutside(page)).map(
      (html) => `leaves the window: ${html}`,
    ),
    ...(await clippedTexts(page)).map((html) => `is cut off: ${html}`),
  ];
  const pixels = await horizontalOverflow(page);
  if (pixels > 0) found.push(`the page scrolls sideways by ${pixels} px`);
  if (await isHeadingCovered(page)) {
    found.push("the navigation bar covers the h1: its labels are too long");
  }
  return found;
}

const lostPage = (process.env.PATH_PREFIX ?? "") + notFoundPath;

for (const path of [...sitemapPaths(), lostPage]) {
  test(`${path} works with this content`, async ({
    page,
    context,
    request,
  }) => {
    const errors: string[] = [];
    collectConsoleErrors(context, errors);
    await logPolicyViolations(context);
    await skipLoadingScreen(context);
    page.on("requestfailed", (failed) => {
      const reason = failed.failure()?.errorText;
      // Leaving a page ends what it was still prefetching.
      if (reason !== "net::ERR_ABORTED") {
        errors.push(`${failed.url()}: ${reason}`);
      }
    });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isFound = response.ok() || response.status() === 304;
      if (!isFound && !pathname.includes(notFoundPath)) {
        errors.push(`${pathname}: answered with ${response.status()}`);
      }
    });
    const transferProblems = measureTransfer(page);
    const check = (what: string, found: unknown, expected: unknown = []) =>
      expect.soft(found, `${path}: ${what}`).toEqual(expected);

    await test.step("answers and loads", async () => {
      const answer = await page.goto(path);
      check(
        "the page answers with the right status",
        answer?.status(),
        path === lostPage ? 404 : 200,
      );
      await waitUntilReady(page);
      await loadPictures(page);
    });

    await test.step("has one h1", async () => {
      check(
        "a page has exactly one main heading (h1)",
        await page.locator("h1").count(),
        1,
      );
    });

    await test.step("keeps to its transfer budget", async () => {
      check(
        "the page is too heavy for phones and slow networks",
        await transferProblems(),
      );
    });

    await test.step("has whole, undistorted pictures", async () => {
      check(
        "save these pictures again and put them back in data/images",
        await pictureProblems(page),
      );
    });

    await test.step("has no broken links", async () => {
      check(
        "change or remove these links, for example in data/navigation.json",
        await brokenLinks(page, request),
      );
    });

    await test.step("is accessible in both themes", async () => {
      for (const { width, height } of Object.values(viewports)) {
        await page.setViewportSize({ width, height });
        for (const theme of ["light", "dark"] as const) {
          await showTheme(page, theme);
          // A theme changes colours alone.
          const rules = theme === "dark" ? colorRules : undefined;
          check(
            `axe finds barriers at ${width} px in the ${theme} theme; see https://dequeuniversity.com/rules/axe for what to do`,
            await axeViolations(page, "html", rules),
          );
        }
      }
    });

    await test.step("does not overflow", async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await overflow(page);
        check(
          `something is too wide at ${width} px; shorten the longest word or text there`,
          found,
        );
        // What is too wide for one window mostly is for the others, too.
        if (found.length > 0) break;
      }
    });

    check("the browser's console and network have no problems", errors);
  });
}
