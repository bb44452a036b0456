import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { showTheme, viewports } from "../page/appearances";
import { axeViolations, colorRules } from "../page/axe";
import {
  clippedTexts,
  horizontalOverflow,
  elementsOutside,
} from "../page/overflow";
import {
  collectConsoleErrors,
  collectFailedRequests,
  notFoundPath,
  waitUntilReady,
  skipLoadingScreen,
  logPolicyViolations,
} from "../page/pageSetup";
import { scrollTo } from "../page/scrolling";
import { LATE_FONTS } from "../../src/loading/runLoadingScreen";
import { textDirection } from "../../src/node/graphql/computedFields";
import { siteFolder } from "../siteFolder";
import { brokenLinks } from "./brokenLinks";
import { pictureProblems } from "./pictureProblems";

const widths = [320, 390, 540, 767, 768, 900, 1024, 1280, 1440, 1920];

/** Returns whether the navigation bar covers the heading at the top of the page. */
async function isHeadingCovered(page: Page): Promise<boolean> {
  await scrollTo(page, 0);
  return page.evaluate(() => {
    const bar = document.querySelector("nav")?.getBoundingClientRect();
    const heading = document.querySelector("h1")?.getBoundingClientRect();
    return bar && heading ? heading.top < bar.bottom : false;
  });
}

/** Returns whether links or buttons of the bar are cut off, or on more than one line. */
const isBarBroken = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("nav");
    const logo = bar?.querySelector("a")?.getBoundingClientRect();
    return [...(bar?.querySelectorAll("a, button") ?? [])]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isCut = element.scrollWidth > element.clientWidth;
        return isCut || !logo || bottom < logo.top || top > logo.bottom;
      });
  });

/** Returns a message for each element that overflows. */
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
  if (await isBarBroken(page)) {
    found.push("the navigation bar has no room for its labels");
  }
  return found;
}

const sitemap = readFileSync(path.join(siteFolder, "sitemap.xml"), "utf8");
const sitePaths = Array.from(
  sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
  ([, address = ""]) => new URL(address).pathname,
);
const prefix = process.env.PATH_PREFIX ?? "";
const lostPage = prefix + notFoundPath;

/** The template of each page, and how many of its pages were tested in full. */
const templates = new Map<string, number>();

/** Returns whether a page is one of the first three of its template. */
function isTestedInFull(address: string): boolean {
  const page = address.slice(prefix.length).replace(/^\/?$/, "index");
  const file = path.join(siteFolder, "page-data", page, "page-data.json");
  if (address === lostPage) return true;
  const { componentChunkName: template } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as { componentChunkName: string };
  const count = templates.get(template) ?? 0;
  templates.set(template, count + 1);
  return count < 3;
}

for (const address of [...sitePaths, lostPage]) {
  const isFull = isTestedInFull(address);
  test(`${address} works with this content`, async ({
    page,
    context,
    request,
  }) => {
    const errors: string[] = [];
    collectConsoleErrors(context, errors);
    await logPolicyViolations(context);
    await skipLoadingScreen(context);
    const failed = collectFailedRequests(page);
    const check = (what: string, found: unknown, expected: unknown = []) =>
      expect.soft(found, `${address}: ${what}`).toEqual(expected);

    const answer = await request.get(address);
    check(
      "the page answers with the right status",
      answer.status(),
      address === lostPage ? 404 : 200,
    );
    check(
      "the HTML has null characters",
      (await answer.text()).includes("\0"),
      false,
    );
    await page.goto(address);
    await waitUntilReady(page);
    check(
      "a page has exactly one main heading (h1)",
      await page.locator("h1").count(),
      1,
    );
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });
    check("dir is that of lang", dir, textDirection(lang));
    check(
      "save these pictures again and put them back in data/images",
      await pictureProblems(page),
    );
    check(
      "change or remove these links, for example in data/navigation.json",
      await brokenLinks(page, request),
    );

    for (const { width, height } of Object.values(isFull ? viewports : {})) {
      await page.setViewportSize({ width, height });
      for (const theme of ["light", "dark"] as const) {
        await showTheme(page, theme);
        // A theme changes only colors.
        const rules = theme === "dark" ? colorRules : undefined;
        const violations = await axeViolations(page, "html", rules);
        check(
          `axe finds barriers at ${width} px in the ${theme} theme; see https://dequeuniversity.com/rules/axe for what to do`,
          // Two sections of a page may have the same heading.
          violations.filter((each) => !each.startsWith("landmark-unique")),
        );
      }
    }
    for (const width of isFull ? widths : []) {
      await page.setViewportSize({ width, height: 800 });
      const found = await overflow(page);
      check(
        `something is too wide at ${width} px; shorten the longest word or text there`,
        found,
      );
      // An element mostly overflows at other widths, too.
      if (found.length > 0) break;
    }
    await page.setViewportSize({ width: 768, height: 800 });
    await page.evaluate(async (name) => {
      document.documentElement.classList.add(name);
      // The layout asks for the fallback, which comes later.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    }, LATE_FONTS);
    check(
      "something is too wide at 768 px while the fonts are missing",
      await overflow(page),
    );
    check("the browser's console and network have no problems", [
      ...errors,
      ...failed,
    ]);
  });
}
