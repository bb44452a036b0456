import { expect, test } from "./sharedTab";

// One after another in one worker, and so in one tab.
test.describe.configure({ mode: "serial" });

test("a test may leave a shared tab in any state", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await page.evaluate(() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
  });
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({
    colorScheme: "dark",
    forcedColors: "active",
    reducedMotion: "no-preference",
  });
  await page.route("**", (route) => route.abort());
  await context.newPage();
});

test("the next test finds the shared tab as a new one", async ({
  context,
  page,
  visit,
}) => {
  expect(context.pages()).toEqual([page]);
  expect(
    await page.evaluate(() => [localStorage.length, innerWidth, innerHeight]),
  ).toEqual([0, 1440, 900]);
  await visit("/terms");
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem("left"),
      ...["(prefers-color-scheme: dark)", "(forced-colors: active)"].map(
        (query) => matchMedia(query).matches,
      ),
      matchMedia("(prefers-reduced-motion: reduce)").matches,
    ]),
  ).toEqual([null, false, false, true]);
});

test("what a shared tab would keep is refused", ({ page }) => {
  expect(() => page.addInitScript("")).toThrow("A shared tab would keep this");
  expect(() => page.clock.install()).toThrow("A shared tab would keep this");
});
