import { findFullBrowser } from "../findBrowser";
import faqs from "../fixtures/site/faqs.json";
import { themeToggle } from "../drivers/navigationBar";
import { contactDialog, field, openDialog } from "../drivers/contactDialog";
import { holdRequests, waitUntilReady } from "../drivers/pageSetup";
import { routeTo, startRoute } from "../drivers/routing";
import { scrollPosition, scrollTo } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

// If a full Chromium is required but missing, the tests fail in the packaged browser.
test.skip(
  !findFullBrowser() && !process.env.REQUIRED?.includes("full-chromium"),
  "A full Chromium, Chrome or Edge is not installed",
);

test("opens a closed answer for a text fragment link", async ({
  page,
  visit,
}) => {
  const { question = "", answer = "" } = faqs.faqs[3] ?? {};
  // https://developer.mozilla.org/docs/Web/URI/Reference/Fragment/Text_fragments
  const linkToAnswer = `/#:~:text=${encodeURIComponent(answer)}`;
  const button = page.getByRole("button", { name: question });
  const expectAnswer = async () => {
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  };
  await test.step("in the open page", async () => {
    await visit("/");
    await page.goto(linkToAnswer);
    await expectAnswer();
  });
  await test.step("after a page load", async () => {
    await page.goto("about:blank");
    await page.goto(linkToAnswer);
    await waitUntilReady(page);
    await expectAnswer();
  });
  await test.step("before the scripts have loaded", async () => {
    await page.goto("about:blank");
    const release = await holdRequests(page, /\.js$/);
    await page.goto(linkToAnswer);
    await expect(page.getByText(answer)).toBeInViewport();
    release();
    await waitUntilReady(page);
    await expectAnswer();
    // The button also closes the answer.
    await button.click();
    await expect(page.getByText(answer)).toBeHidden();
  });
});

test("updates the theme of a page from the bfcache", async ({
  context,
  page,
  visit,
}) => {
  // The visitor leaves the page while it waits for the data of another page.
  await page.route(/page-data\/about\/page-data/, () => undefined);
  await visit("/");
  await openDialog(page);
  await field(page, "Full Name *").fill("Ada");
  const other = await context.newPage();
  await page.evaluate("window.cached = true");
  await startRoute(page, "/about");
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => location.assign("/terms"));
  await expect(page).toHaveURL("/terms");
  await other.goto("/about");
  await waitUntilReady(other);
  await themeToggle(other, "dark").click();
  // A page from the bfcache does not fire a load event.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate("window.cached")).toBe(true);

  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
  await expect(page.locator("body")).toHaveClass("dark-mode");
  await expect(field(page, "Full Name *")).toHaveValue("Ada");
  await page.keyboard.press("Escape");
  await expect(contactDialog(page)).toBeHidden();
  await scrollTo(page, 0);
  await expect(themeToggle(page, "light")).toBeVisible();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
});

test("reloads a bfcache page that does not match the URL", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 900);
  await routeTo(page, "/about");
  await page.reload();
  await waitUntilReady(page);
  // The visitor leaves the page while it waits for the data of another page.
  let isLost = true;
  await page.route(/page-data\/index\/page-data/, (route) =>
    isLost ? undefined : route.continue(),
  );
  await page.evaluate(() => history.back());
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => location.assign("/terms"));
  await expect(page).toHaveURL("/terms");
  isLost = false;
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("#goal")).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(900);
});
