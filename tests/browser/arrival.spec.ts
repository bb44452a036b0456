import { notFoundPath } from "../page/pageSetup";
import { PAUSES, serveInParts } from "../servers/serveInParts";
import { expect, test } from "../page/test";

test("HTML that arrives in parts shows as it comes", async ({ page }) => {
  const { url, close } = await serveInParts((number) =>
    expect
      .poll(() =>
        page
          .locator(PAUSES)
          .nth(number)
          .evaluate((element) =>
            element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
          ),
      )
      .toBe(true),
  );
  for (const path of ["/", "/features", "/about", notFoundPath]) {
    await page.goto(url + path);
  }
  // The end of its requests would be an error.
  await page.goto("about:blank");
  close();
});
