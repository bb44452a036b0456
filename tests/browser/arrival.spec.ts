import { notFoundPath } from "../drivers/pageSetup";
import { PAUSES, serveInParts } from "../servers/serveInParts";
import { expect, test } from "../drivers/test";

test("shows HTML that arrives in parts as it arrives", async ({ page }) => {
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
  // If the page stayed open, closing the server could abort a request and log an error.
  await page.goto("about:blank");
  close();
});
