import { themeToggle } from "./bar";
import { dialog, field, openDialog } from "./contactParts";
import { ready } from "./prepare";
import { scrollTo } from "./scrolling";
import { expect, test } from "./test";

test("a page from the back/forward cache is as it was left, in the theme that was chosen meanwhile", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  await openDialog(page);
  await field(page, "Full Name *").fill("Ada");
  const other = await context.newPage();
  await page.evaluate("window.slept = true");
  await page.goto("/robots.txt");
  await other.goto("/about");
  await ready(other);
  await themeToggle(other, "dark").click();
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate("window.slept")).toBe(true);

  await expect(page.locator("body")).toHaveClass("dark-mode");
  await expect(field(page, "Full Name *")).toHaveValue("Ada");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await scrollTo(page, 0);
  await expect(themeToggle(page, "light")).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
});
