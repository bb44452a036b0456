import { lostPage, pages } from "./content";
import { expect, test } from "./test";
import { expectWholeText } from "./wholeText";

test.use({ motion: true, firstLoad: true });

for (const { path, heading } of [...pages, lostPage]) {
  test(`the text of ${path} can be read a second after its HTML came`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(/.*/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await page.setViewportSize({ width: 1440, height: 9000 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.clock.runFor(1000);
    await expect(page.getByRole("progressbar")).toBeHidden({ timeout: 1000 });
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveAccessibleName(heading);
    await expectWholeText(page, "dialog, button, [hidden], svg, #faqs a");

    // Painted, too: letters do not wait for their font.
    const session = await page.context().newCDPSession(page);
    const text = page.locator("main p").first();
    const box = await text.boundingBox();
    const picture = async () => {
      const { data } = await session.send("Page.captureScreenshot", {
        clip: { ...(box ?? { x: 0, y: 0, width: 1, height: 1 }), scale: 1 },
      });
      return data;
    };
    const painted = await picture();
    await text.evaluate((element) => {
      element.style.visibility = "hidden";
    });
    expect(await picture()).not.toBe(painted);
  });
}
