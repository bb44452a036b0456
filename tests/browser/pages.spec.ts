import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import { showTheme, viewports } from "../drivers/appearances";
import { axeViolations, colorRules } from "../assertions/axe";
import { boxOf } from "../drivers/boxOf";
import { shownAddresses, shownTexts } from "../assertions/contents";
import { movingElements } from "../assertions/movingElements";
import { elementsOutside, horizontalOverflow } from "../assertions/overflow";
import { collectFailedRequests } from "../drivers/pageSetup";
import { missingTexts, NOT_PICTURED, textBoxes } from "../assertions/pictures";
import { measureReach, findUnreachedByWheel } from "../assertions/reach";
import { scrollPosition, scrollTo } from "../drivers/scrolling";
import { type SitePage, templatePages } from "../assertions/sitePages";
import { expect, test } from "../drivers/test";
import { expectVisibleFocus } from "../assertions/visibleFocus";
import { expectAllVisible, HIDDEN_BY_DESIGN } from "../assertions/visibleText";

const eventually = expect.configure({ soft: true });

/** The longest delay of a reveal plus its duration, in ms. */
const MAX_REVEAL_MS = 600 + 700;

/** The parts of a page that scroll. */
const PAGE = "main, footer";

/** On phones, the footer's icons have no visible labels. */
const ON_PHONES = `${HIDDEN_BY_DESIGN}, footer *`;

const navigated = new Set(navigation.items.map((item) => item.path));

/** The elements whose tab stops are tested, by path. Two groups of members are enough. */
const tabbed: Readonly<Record<string, string[]>> = {
  "/": ["body"],
  "/teams": ["#lead", "#creative"],
  "/features": ["main"],
};

/** These pages together show every color of the dark theme. */
const inDark = ["/", "/teams", "/features"];

/** The smallest width of the bar without a menu, and the smallest page width, in px. */
const widths = [768, 320];

/** Expects a whole-page screenshot, taken without scrolling, to show all text. */
async function expectWholePicture(page: Page) {
  const boxes = await page.evaluate(textBoxes, NOT_PICTURED);
  expect.soft(boxes).not.toEqual([]);
  const picture = await page.screenshot({ fullPage: true });
  expect.soft(await missingTexts(picture, boxes)).toEqual([]);
}

/** Expects print to be whole and light, even if the page was never scrolled. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  // Print shows all answers, but not the contact link of the no-JS version.
  await expectAllVisible(page, "svg, #faqs a, footer *");
  const { breaks, below } = await page.evaluate(() => {
    const cards = [...document.querySelectorAll("main li:not(figcaption *)")];
    const footer = document.querySelector("footer")?.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    return {
      breaks: cards.map((card) => getComputedStyle(card).breakInside),
      // A short page is as tall as the viewport.
      below:
        scrollHeight - Math.max((footer?.bottom ?? 0) + scrollY, innerHeight),
    };
  });
  expect.soft(breaks).toEqual(breaks.map(() => "avoid"));
  await showTheme(page, "dark");
  await expect(page.locator("html")).toHaveCSS(
    "color-scheme",
    /^(only )?light/,
  );
  await showTheme(page, "light");
  // Space below the footer would print as an empty last page.
  expect.soft(Math.abs(below)).toBeLessThan(1);
  await page.emulateMedia({ media: "screen" });
}

/** Checks everything that does not depend on the width of the viewport. */
async function expectStructure(page: Page, site: SitePage): Promise<void> {
  const { path, heading, sections } = site;

  await test.step("shows its content", async () => {
    for (const [selector, texts] of Object.entries(shownTexts[path] ?? {}))
      await expect.soft(page.locator(selector)).toHaveText(texts);
    for (const [selector, links] of Object.entries(
      shownAddresses[path] ?? {},
    )) {
      const addresses = await page
        .locator(selector)
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect.soft(addresses).toEqual(links);
    }
  });

  await test.step("has one h1 and named sections and fills the viewport", async () => {
    await expect.soft(page.locator("h1")).toHaveText(heading);
    const ids = await page.locator("main section").evaluateAll((all) =>
      all.map((section) => {
        const names = section.getAttribute("aria-labelledby") ?? "none";
        const isNamed = names.split(" ").every((name) => {
          const heading = document.getElementById(name);
          return heading?.matches("h1, h2") && section.contains(heading);
        });
        return isNamed ? section.id : `${section.id} has no heading`;
      }),
    );
    expect.soft(ids).toEqual(expect.arrayContaining(sections));
    expect.soft(ids.filter((id) => id.includes("no heading"))).toEqual([]);
    const footer = page.locator("footer#contact");
    await expect.soft(footer).toHaveCount(1);
    await expect.soft(footer).not.toBeInViewport();
    // The footer's logo must not repeat the `aria-current` of the bar.
    const current = page.locator(
      "nav [aria-current=page], footer [aria-current=page]:has(img)",
    );
    // On a program's page, the bar marks the features page as current.
    const parent = path.replace(/(?<=^\/features)\/.*/, "");
    if (navigated.has(parent)) {
      await expect.soft(current).toHaveAttribute("href", parent);
    } else {
      await expect.soft(current).toHaveCount(0);
    }
  });

  await test.step("own links have no trailing slash and others open a tab", async () => {
    const outbound = page.locator(
      "a[href]:not([href^='/'], [href^='#'], [href^='webcal:'])",
    );
    const attributes = await outbound.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ target, rel }) => target + rel),
    );
    expect.soft([...new Set(attributes)]).toEqual(["_blanknoopener"]);
    await expect
      .soft(page.locator("a[href^='/'][href$='/']:not([href='/'])"))
      .toHaveCount(0);
  });

  await test.step("the CSP follows the charset and hashes each inline block", async () => {
    const policy = page.locator("head > [charset]:first-child + [http-equiv]");
    const text = (await policy.getAttribute("content")) ?? "";
    const blocks = page.locator("style, script:not([src], [type])");
    expect.soft(text.match(/'sha256-/g)).toHaveLength(await blocks.count());
  });
}

/** Expects a page with reduced motion to be accessible. One width is enough for this. */
async function expectAccessible(page: Page, site: SitePage) {
  const { path } = site;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await scrollTo(page, 0);
  await expectStructure(page, site);
  for (const part of tabbed[path] ?? []) {
    await test.step(`the focus in ${part} is visible`, async () => {
      // The next press of Tab starts at this element.
      await page.locator(part).evaluate((element) => {
        element.tabIndex = -1;
        element.focus();
        element.removeAttribute("tabindex");
      });
      await expectVisibleFocus(page, part);
    });
  }
  expect.soft(await axeViolations(page, "html")).toEqual([]);
  if (inDark.includes(path)) {
    await showTheme(page, "dark");
    expect.soft(await axeViolations(page, "html", colorRules)).toEqual([]);
    await showTheme(page, "light");
  }
}

/** Expects reduced motion to show the whole page, without scrolling or movement. */
async function expectStill(page: Page, isMobile: boolean) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Transitions that started earlier can still be running.
  await eventually.poll(() => movingElements(page)).toEqual([]);
  await expectAllVisible(page, isMobile ? ON_PHONES : HIDDEN_BY_DESIGN);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

/** Some elements with a reveal and their delays, by path. */
const revealed: Readonly<Record<string, readonly [string, string][]>> = {
  "/": [
    ["#goal li:last-child", "0.2s"],
    ["section#collaborate", "0s"],
  ],
  "/teams": [["#creative > *", "0.6s"]],
};

/** Expects elements with a reveal to be hidden below the viewport and then to fade in. */
async function expectReveals(page: Page, path: string) {
  for (const [selector, delay] of revealed[path] ?? []) {
    const element = page.locator(selector);
    await expect(element).toHaveCSS("opacity", "1");
    const top = (await boxOf(element)).y + (await scrollPosition(page));
    await scrollTo(page, top - 1.2 * viewports.desktop.height);
    await expect(element).toHaveCSS("opacity", "0");
    const slide = selector.startsWith("section")
      ? "none"
      : "matrix(1, 0, 0, 1, 0, 32)";
    await expect(element).toHaveCSS("transform", slide);
    await element.evaluate((unrevealed) => unrevealed.scrollIntoView());
    await expect(element).toHaveClass(/\bvisible\b/);
    const transition = "opacity, transform";
    await expect(element).toHaveCSS("transition-property", transition);
    await expect(element).toHaveCSS("transition-duration", "0.7s, 0.7s");
    await expect(element).toHaveCSS("transition-delay", `${delay}, ${delay}`);
    await expect(element).toHaveCSS("opacity", "1");
    await expect(element).toHaveCSS("transform", "none");
  }
  await scrollTo(page, 0);
}

/** Expects all content to become visible in time, and no control to be covered. */
async function expectReach(page: Page, isMobile: boolean) {
  let missed = await findUnreachedByWheel(page, PAGE);
  await expectAllVisible(page, ON_PHONES);
  const { height } = page.viewportSize() ?? { height: 0 };
  // Some controls show only on hover. Others left the viewport during their reveal.
  for (let [next] = missed; next; [next] = missed) {
    const { name, x, y } = next;
    await scrollTo(page, y - height / 2);
    if (!isMobile) {
      await page.mouse.move(x, y - (await scrollPosition(page)));
    }
    await expect
      .poll(async () => {
        ({ missed } = await measureReach(page, PAGE));
        return missed.map((each) => each.name);
      })
      .not.toContain(name);
  }
  const { longest } = await measureReach(page, PAGE);
  expect(longest).toBeLessThanOrEqual(MAX_REVEAL_MS);
}

/** Expects the footer's parts in the order that is specified for the device. */
async function expectFooter(page: Page, isMobile: boolean) {
  const footer = page.locator("footer");
  const box = (selector: string) => boxOf(footer.locator(selector).first());
  const accounts = footer.locator("ul:has(svg)");
  const brand = await box("img");
  const middle = [
    brand,
    await box("p"),
    ...(isMobile ? [await boxOf(accounts.first())] : []),
    await box("ul:not(:has(svg))"),
    await boxOf(footer.locator("p").last()),
  ];
  const tops = middle.map(({ y }) => y);
  expect.soft(tops).toEqual([...tops].sort((one, other) => one - other));
  const [connect, follow] = await Promise.all([
    boxOf(accounts.first()),
    boxOf(accounts.last()),
  ]);
  if (isMobile) {
    expect.soft(follow.y).toBe(connect.y);
  } else {
    expect.soft(connect.x + connect.width).toBeLessThan(brand.x);
    expect.soft(follow.x).toBeGreaterThan(brand.x + brand.width);
  }
  const { width } = await boxOf(footer);
  const center = brand.x + brand.width / 2;
  expect.soft(Math.abs(center - width / 2)).toBeLessThan(2);
}

/** Expects all contact and social icons to have the same color. */
async function expectOneOrange(page: Page) {
  const icons = page.locator("footer li svg, main li a svg");
  const colors = await icons.evaluateAll((all) =>
    all.map((icon) => getComputedStyle(icon).color),
  );
  expect.soft(colors.length).toBeGreaterThan(6);
  expect.soft(new Set(colors).size).toBe(1);
}

/** Expects feature cards and the page to have the specified sizes. */
async function expectSizes(page: Page) {
  const cards = page.locator("main li:has(h2)");
  expect.soft((await boxOf(cards.locator("img").first())).height).toBe(180);
  for (const width of [1440, 1024, 700]) {
    await page.setViewportSize({ width, height: 900 });
    const { width: cardWidth } = await boxOf(cards.first());
    expect.soft(cardWidth).toBeLessThanOrEqual(380);
    expect.soft(cardWidth).toBeGreaterThanOrEqual(300);
  }
  await page.setViewportSize({ width: 1900, height: 900 });
  const { width } = await boxOf(page.locator("footer .page-width"));
  expect.soft(width).toBe(1300);
}

/** Expects a page to fit into narrow viewports, also with text at 200 %. */
async function expectFit(page: Page) {
  for (const fontSize of ["100%", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    for (const width of widths) {
      await test.step(`nothing overflows ${width} px with text of ${fontSize}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await eventually
          .poll(() => horizontalOverflow(page))
          .toBeLessThanOrEqual(0);
        if (fontSize === "100%")
          await eventually.poll(() => elementsOutside(page)).toEqual([]);
      });
    }
  }
}

for (const device of ["desktop", "phone"] as const) {
  const isMobile = device === "phone";

  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: viewports[device],
      isMobile,
      hasTouch: isMobile,
      motion: true,
    });

    for (const site of templatePages()) {
      const { path } = site;
      const title = isMobile
        ? "shows everything and every control can be hit"
        : "is well-formed and accessible and fits every viewport";
      test(`${path} ${title}`, async ({ page, visit }) => {
        const failed = collectFailedRequests(page);
        await visit(path);
        if (!isMobile) {
          await test.step("a whole-page screenshot shows all text", () =>
            expectWholePicture(page));
        }
        await test.step("print is light and whole", () => expectPaper(page));
        await test.step("reduced motion shows everything still", () =>
          expectStill(page, isMobile));
        if (!isMobile) {
          await test.step("reveals take the specified time", () =>
            expectReveals(page, path));
        }
        await test.step("every control can be hit where it is visible", () =>
          expectReach(page, isMobile));
        if (path === "/") {
          await test.step(`the footer on a ${device}`, () =>
            expectFooter(page, isMobile));
        }
        if (!isMobile) await expectAccessible(page, site);
        if (!isMobile) {
          if (path === "/teams") {
            await test.step("all icons have one orange", () =>
              expectOneOrange(page));
          }
          if (path === "/features") {
            await test.step("features have the specified sizes", () =>
              expectSizes(page));
          }
          await expectFit(page);
        }
        expect(failed).toEqual([]);
      });
    }
  });
}
