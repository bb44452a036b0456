import type { Page } from "@playwright/test";
import sharp from "sharp";

import navigation from "../fixtures/site/navigation.json";
import { devices, showTheme, themes, windows } from "./appearances";
import { axeFindings, colourRules, expectAccessible } from "./axe";
import { bar } from "./bar";
import { leastContrast } from "./colour";
import { escaped, lostPage, pages } from "./content";
import { expectReadableIcons } from "./iconContrast";
import { bounds, opacity } from "./look";
import { movements } from "./movements";
import { excess, outside } from "./overflow";
import { expect, test } from "./test";
import { expectVisibleFocus } from "./visibleFocus";

/**
 * Letters may be drawn a little bolder or thinner on another machine: that
 * changes many pixels slightly, and a few beyond what `threshold` lets pass. A
 * card that moves changes hundreds.
 */
const tolerance = { threshold: 0.2, maxDiffPixels: 40 };

/** A screenshot of the whole page, at half its size. */
async function portrait(page: Page) {
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 75 })
    .toBuffer();
}

/** Waits for all fonts, and for all pictures, the lazy ones too. */
const allArrived = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
    );
  });

const nameOf = (path: string) => path.slice(1) || "home";

for (const { path, heading, meta, sections } of [...pages, lostPage]) {
  test(`${path} is whole`, async ({ page, visit }) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    page.on("response", (response) => {
      const isLost = response.url().includes(lostPage.path);
      if (response.status() >= 400 && !isLost) failed.push(response.url());
    });
    await visit(path);
    await test.step("it sits inside the shared layout and fills the viewport", async () => {
      const order = await page
        .locator("nav, main, footer#contact")
        .evaluateAll((parts) => parts.map(({ localName }) => localName));
      expect.soft(order).toEqual(["nav", "main", "footer"]);
      const main = page.getByRole("navigation", { name: "Main" });
      await expect.soft(main).toBeVisible();
      const { top } = await bounds(page.locator("footer#contact"));
      expect.soft(top).toBeGreaterThanOrEqual(900);
      const listed = navigation.items.some((item) => item.path === path);
      const current = bar(page).locator("[aria-current=page]");
      await expect.soft(current).toHaveCount(listed ? 1 : 0);
      if (listed) await expect.soft(current).toHaveAttribute("href", path);
    });

    await test.step("it has its title, one h1 and its sections with their anchors", async () => {
      await expect.soft(page).toHaveTitle(new RegExp(escaped(meta.title)));
      await expect.soft(page.locator("h1")).toHaveAccessibleName(heading);
      const found = page.locator("main section");
      const ids = await found.evaluateAll((all) => all.map(({ id }) => id));
      const named = ids.filter((id) => sections.includes(id));
      expect.soft(named).toEqual(sections);
      for (const section of await found.all()) {
        await expect.soft(section).toHaveRole("region");
        await expect.soft(section).toHaveAccessibleName(/\S/);
        const isNamedByHeading = await section.evaluate((element) =>
          (element.getAttribute("aria-labelledby") ?? "")
            .split(" ")
            .map((id) => document.getElementById(id))
            .every((title) => title && /^H[123]$/.test(title.tagName)),
        );
        expect.soft(isNamedByHeading).toBe(true);
      }
    });

    await test.step("a screen reader finds what its snapshot says", async () => {
      await expect
        .soft(page.locator("body"))
        .toMatchAriaSnapshot({ name: `${nameOf(path)}.aria.yml` });
    });

    await test.step("its own links have no trailing slash, others open in a new tab, none signs in", async () => {
      const links = await page.locator("a[href]").evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link) => ({
          text: link.textContent,
          own: /^[/#]/.test(link.getAttribute("href") ?? ""),
          path: new URL(link.href).pathname,
          target: link.target,
          rel: link.rel,
        })),
      );
      const others = links.filter(({ own }) => !own);
      expect.soft(others.length).toBeGreaterThan(5);
      for (const { target, rel } of others) {
        expect.soft([target, rel]).toEqual(["_blank", "noopener"]);
      }
      const own = links.filter((link) => link.own).map((link) => link.path);
      expect.soft(own.filter((to) => /.\/$/.test(to))).toEqual([]);
      const signIn = /\b(sign|log)[ -]?(in|up|on)\b/i;
      expect.soft(links.filter(({ text }) => signIn.test(text))).toEqual([]);
    });

    await test.step("prefers-reduced-motion shows everything at once", async () => {
      expect.soft(await movements(page)).toEqual([]);
      for (const element of await page.locator("main h2, main li").all()) {
        expect.soft(await opacity(element)).toBe(1);
      }
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect.soft(moving).toBe(0);
    });

    for (const width of [1920, 1440, 768, 390, 320]) {
      await test.step(`nothing scrolls sideways at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await excess(page)).toBeLessThanOrEqual(0);
        expect.soft(await outside(page)).toEqual([]);
      });
    }

    expect(failed).toEqual([]);
  });

  for (const device of devices) {
    test.describe(`on a ${device}`, () => {
      test.use({ viewport: windows[device] });

      test(`${path} looks as it did and is accessible`, async ({
        page,
        visit,
      }) => {
        // Fonts that are late for the first page show on the second.
        await visit("/terms");
        await visit(path);
        for (const theme of themes) {
          await test.step(`it looks as it did in the ${theme} theme`, async () => {
            await showTheme(page, theme);
            await allArrived(page);
            const file = `${nameOf(path)}-${theme}-${windows[device].width}.webp`;
            expect.soft(await portrait(page)).toMatchSnapshot(file, tolerance);
            await expectReadableIcons(page);
          });
        }
        await test.step("axe finds nothing", () =>
          expectAccessible(page, "html"));
        await test.step("the focus shows everywhere", async () => {
          await showTheme(page, "light");
          await page.evaluate(() => window.scrollTo(0, 0));
          await expectVisibleFocus(page, "body", device);
        });
        await test.step("forced colours leave text and icons readable", async () => {
          await showTheme(page, "light");
          await page.emulateMedia({ forcedColors: "active" });
          await expectReadableIcons(page);
          expect.soft(await axeFindings(page, "html", colourRules)).toEqual([]);
        });
      });
    });
  }
}

test("forced colours leave land, arcs and the timeline's line on the page", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  const { ground, drawn } = await page.evaluate(() => {
    const paths = document.querySelectorAll("#collaborate svg path");
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      drawn: [
        ...[...paths].map((path) => getComputedStyle(path).stroke),
        ...[...document.querySelectorAll("#features li")].map(
          (item) => getComputedStyle(item, "::before").backgroundColor,
        ),
      ],
    };
  });
  expect(drawn.length).toBeGreaterThan(8);
  const faint = drawn.filter((colour) => leastContrast(colour, [[ground]]) < 3);
  expect(faint).toEqual([]);
});

test("the visual comparison sees a card that moves by 4 px, and lets bolder letters pass", async ({
  page,
  visit,
}) => {
  const { updateSnapshots } = test.info().config;
  test.skip(updateSnapshots === "all", "The bolder letters would be kept.");
  await visit("/features");
  await visit("/features");
  await allArrived(page);
  const file = `features-light-${windows.desktop.width}.webp`;
  await page.evaluate(() => {
    document.body.style.webkitTextStroke = "0.15px";
  });
  expect(await portrait(page)).toMatchSnapshot(file, tolerance);
  await page.evaluate(() => {
    document.body.style.webkitTextStroke = "";
  });
  await page
    .locator("main li")
    .first()
    .evaluate((card) => {
      card.style.position = "relative";
      card.style.top = "4px";
    });
  expect(await portrait(page)).not.toMatchSnapshot(file, tolerance);
});
