import { hamburger } from "../page/navigationBar";
import { holdRequests, stopClock } from "../page/pageSetup";
import { expect, test } from "../page/test";

test.use({ viewport: { width: 390, height: 844 } });

test("the last button that was pressed before the scripts came responds when they have", async ({
  page,
}) => {
  // The page would not wait long for its scripts.
  await stopClock(page);
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /dark mode/i }).click();
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  const light = await page.locator("body.light-mode").count();
  await page.clock.resume();
  deliver();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  expect(await page.locator("body.light-mode").count()).toBe(light);
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
});
