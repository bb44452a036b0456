import { viewports } from "../page/appearances";
import { navigationBar, navigationLink } from "../page/navigationBar";
import { nextFrames, scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";
import { expectAllVisible } from "../page/visibleText";

test.use({ motion: true });

const ARCHIVE = "/web/2026/https://www.example.org";

test("a copy at another path, saved with the footer in view, stays at its address, whole, and starts no scripts @test:all", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollToEnd(page);
  await expect(navigationBar(page)).toBeHidden();
  const saved = await page.content();
  // An archive rewrites addresses.
  await page.route(`**${ARCHIVE}/**`, async (route) => {
    const url = route.request().url().replace(ARCHIVE, "");
    const response = await route.fetch({ url });
    if (!response.headers()["content-type"]?.includes("html")) {
      return route.fulfill({ response });
    }
    const html = url.endsWith("/") ? saved : await response.text();
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(/(href|src)="\//g, `$1="${ARCHIVE}/`);
    return route.fulfill({ response, body });
  });

  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${ARCHIVE}/`);
  // Starts a page's scripts at once.
  await page.keyboard.press("Shift");
  await nextFrames(page);
  await expect(page.locator("with-scripts ~ body")).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toBeHidden();
  for (const viewport of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport);
    await expect(navigationLink(page, "About")).toBeInViewport();
  }
  await expectAllVisible(page, "svg, button:not([aria-expanded])");
  await expect(page).toHaveURL(`${ARCHIVE}/`);

  await navigationLink(page, "About").click();
  await expect(page).toHaveURL(`${ARCHIVE}/about`);
  await expect(page.locator("#about-hero")).toBeVisible();
  expect(scripts).toEqual([]);
});
