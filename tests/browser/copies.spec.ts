import { writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { viewports } from "../page/appearances";
import {
  hamburger,
  navigationBar,
  navigationLink,
} from "../page/navigationBar";
import { siteFolder } from "../siteFolder";
import { nextFrames, scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";
import { expectAllVisible } from "../page/visibleText";

test.use({ motion: true });

const ARCHIVE = "/web/2026/https://www.example.org";

/** Serves copies of all files of the site, with addresses in the archive. */
const archive = (page: Page, change = (html: string) => html) =>
  page.route(`**${ARCHIVE}/**`, async (route) => {
    const url = route.request().url().replace(ARCHIVE, "");
    const response = await route.fetch({ url });
    if (!response.headers()["content-type"]?.includes("html")) {
      return route.fulfill({ response });
    }
    const html = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(/(href|src)="\//g, `$1="${ARCHIVE}/`);
    return route.fulfill({ response, body: change(html) });
  });

/** Presses a key, which starts a page's scripts at once; expects that none has. */
async function expectNoScripts(page: Page, open: () => Promise<unknown>) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await open();
  const address = page.url();
  await page.keyboard.press("Shift");
  await nextFrames(page);
  expect(scripts).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(page.locator("with-scripts ~ body")).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toBeHidden();
}

/** Expects the text of a page and its bar to be visible, and its links to work. */
async function expectWhole(page: Page) {
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await expect(link).toBeFocused();
  for (const viewport of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport);
    await expect(navigationLink(page, "About")).toBeInViewport();
  }
  await expectAllVisible(page, "svg, button:not([aria-expanded])");
}

test("a copy at another path stays at its address, whole, as without scripts @test:all", async ({
  page,
}) => {
  await archive(page);
  await expectNoScripts(page, () => page.goto(`${ARCHIVE}/`));
  await expectWhole(page);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL(`${ARCHIVE}/about`);
  await expect(page.locator("#about-hero")).toBeVisible();
});

test.describe("a file", () => {
  // It lacks all files at the root of the site, and MHTML files may run no scripts.
  test.use({ allowErrors: true });

  for (const [state, viewport, enter] of [
    [
      "with the footer in view",
      viewports.desktop,
      async (page: Page) => {
        await scrollToEnd(page);
        await expect(navigationBar(page)).toBeHidden();
      },
    ],
    [
      "with its menu open",
      viewports.phone,
      async (page: Page) => {
        await hamburger(page).click();
        await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
      },
    ],
  ] as const) {
    test(`of a page that was saved ${state} is whole @test:all`, async ({
      page,
      visit,
    }, testInfo) => {
      await page.setViewportSize(viewport);
      await visit("/");
      await enter(page);
      const html = await page.content();
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send("Page.captureSnapshot");
      const file = testInfo.outputPath("page.mhtml");
      await writeFile(file, data);

      await test.step("as one file", async () => {
        // No observer reports there, so nothing can wait for frames.
        await page.goto(`file://${file}`);
        await expectWhole(page);
        await expect(page.locator("body")).toHaveCSS("overflow", "visible");
      });

      await test.step("as HTML", async () => {
        await archive(page, () => html);
        await expectNoScripts(page, () => page.goto(`${ARCHIVE}/`));
        await expectWhole(page);
        await expect(page.locator("body")).toHaveCSS("overflow", "visible");
      });

      await test.step("as HTML, by a tool that strips scripts", async () => {
        const withoutScripts = html.replaceAll(/<script[^]*?<\/script>/g, "");
        expect(withoutScripts).not.toBe(html);
        await archive(page, () => withoutScripts);
        await expectNoScripts(page, () => page.goto(`${ARCHIVE}/`));
        await expectWhole(page);
      });
    });
  }

  test("throws no error @test:all", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await expectNoScripts(page, () =>
      page.goto(`file://${siteFolder}/about.html`),
    );
    expect(errors).toEqual([]);
  });
});
