import { readFileSync } from "node:fs";
import path from "node:path";

import {
  type APIRequestContext,
  expect,
  type Page,
  test,
} from "@playwright/test";

import { showTheme, viewports } from "../drivers/appearances";
import { axeViolations, colorRules } from "../assertions/axe";
import {
  clippedTexts,
  horizontalOverflow,
  elementsOutside,
} from "../assertions/overflow";
import {
  collectConsoleErrors,
  collectFailedRequests,
  notFoundPath,
  waitUntilReady,
  skipLoadingScreen,
  logPolicyViolations,
} from "../drivers/pageSetup";
import { siteFolder } from "../siteFolder";

const widths = [320, 767, 768, 1440];

/** Returns elements and text that are too wide, and the page's overflow in px. */
const overflow = async (page: Page) => ({
  outside: await elementsOutside(page),
  cut: await clippedTexts(page),
  pixels: Math.max(0, await horizontalOverflow(page)),
});

const none = { outside: [], cut: [], pixels: 0 };

const sitemap = readFileSync(path.join(siteFolder, "sitemap.xml"), "utf8");
const sitePaths = Array.from(
  sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
  ([, address = ""]) => new URL(address).pathname,
);
const prefix = process.env.PATH_PREFIX ?? "";
const lostPage = prefix + notFoundPath;

/** The text of linked pages by URL, shared by the tests of a worker. */
const texts = new Map<string, Promise<string | undefined>>();

async function textOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  // The 404 page links to its own anchors.
  if (answer.ok() || address.endsWith(lostPage)) return answer.text();
  return undefined;
}

/** Returns the page's internal links whose page or anchor does not exist. */
async function brokenLinks(page: Page, request: APIRequestContext) {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href),
  );
  const broken: string[] = [];
  for (const link of links) {
    const [address = "", anchor] = link.split("#");
    const text = texts.get(address) ?? textOf(request, address);
    texts.set(address, text);
    const target = anchor ? ` id="${anchor}"` : "";
    if (!(await text)?.includes(target)) broken.push(link);
  }
  return broken;
}

/** Loads all pictures of a page, including lazy ones. Returns those that fail to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((each) => !each.naturalWidth).map(({ src }) => src);
  });

/** The number of pages so far, by template. */
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
      expect.soft(found, what).toEqual(expected);

    const answer = await page.goto(address);
    await waitUntilReady(page);
    const status = address === lostPage ? 404 : 200;
    check("the page answers with the right status", answer?.status(), status);
    check("all pictures load", await brokenPictures(page));
    check("all links lead somewhere", await brokenLinks(page, request));

    for (const { width, height } of Object.values(isFull ? viewports : {})) {
      await page.setViewportSize({ width, height });
      for (const theme of ["light", "dark"] as const) {
        await showTheme(page, theme);
        // A theme changes only colors.
        const rules = theme === "dark" ? colorRules : undefined;
        const violations = await axeViolations(page, "html", rules);
        check(
          `axe finds no barriers at ${width} px in the ${theme} theme`,
          // Content can have two sections with the same heading.
          violations.filter((each) => !each.startsWith("landmark-unique")),
        );
      }
    }
    for (const width of isFull ? widths : []) {
      await page.setViewportSize({ width, height: 800 });
      check(`nothing is too wide at ${width} px`, await overflow(page), none);
    }
    check("the console has no errors", errors);
    check("no request fails", failed);
  });
}
