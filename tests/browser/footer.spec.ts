import {
  recordScrolling,
  expectScrollPosition,
  scrollToEnd,
} from "./scrolling";
import { expect, test } from "./test";

test.use({ motion: true });

test("clicking the logo leads home, and scrolls smoothly to the section with id home", async ({
  page,
  visit,
}) => {
  const logo = page.locator("footer img").filter({ visible: true });
  await visit("/terms");
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();

  await scrollToEnd(page);
  const scrolling = await recordScrolling(page);
  await logo.click();
  await expectScrollPosition(page, 0);
  expect((await scrolling()).at(-1)).toBe("smooth");
});
