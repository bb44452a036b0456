import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { navigationLink } from "../page/navigationBar";
import { siteFolder } from "../siteFolder";
import { nextFrames } from "../page/scrolling";
import { expect, test } from "../page/test";
import { expectAllTextVisible } from "../page/visibleText";

test.use({ motion: true });

const SITE = "https://www.example.org";
const ARCHIVE = `/web/2026/${SITE}`;

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

/** Gives the inline script the original location, as archives do. */
function replaceLocation(html: string): string {
  const replaced = html.replace(
    /<script>([^]*?)<\/script>/,
    `<script>{
      const location = new URL("${SITE}/");
      const window = new Proxy(globalThis, {
        get(target, name) {
          if (name === "location") return location;
          const value = target[name];
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      $1
    }</script>`,
  );
  expect(replaced).toMatch(/new Proxy[^]*<body/);
  return replaced;
}

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
  await expect(page.locator("html")).toHaveClass("");
  await expect(page.getByRole("progressbar")).toBeHidden();
}

for (const [title, change] of [
  ["at another path", undefined],
  ["whose scripts get the original location", replaceLocation],
] as const) {
  test(`a copy ${title} stays at its address, whole, as without scripts @test:all`, async ({
    page,
  }) => {
    await archive(page, change);
    await expectNoScripts(page, () => page.goto(`${ARCHIVE}/`));
    await expectAllTextVisible(page, "svg, button:not([aria-expanded])");
    for (const { answer } of faqs.faqs) {
      await expect(page.getByText(answer)).toBeVisible();
    }
    await navigationLink(page, "About").click();
    await expect(page).toHaveURL(`${ARCHIVE}/about`);
    await expect(page.locator("#about-hero")).toBeVisible();
  });
}

test("so does a page that a browser has saved @test:all", async ({
  page,
  visit,
}) => {
  await visit("/about");
  const saved = await page.content();
  await archive(page, () => saved);
  await expectNoScripts(page, () => page.goto(`${ARCHIVE}/about`));
  await expectAllTextVisible(page, "svg, button:not([aria-expanded])");
});

test.describe("a file", () => {
  // It lacks all files at the root of the site.
  test.use({ allowErrors: true });

  test("throws no error @test:all", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await expectNoScripts(page, () =>
      page.goto(`file://${siteFolder}/about.html`),
    );
    expect(errors).toEqual([]);
  });
});
