import { expect, test } from "../page/test";

test("a printed page breaks no card, and has no empty sheet", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.emulateMedia({ media: "print" });
  const breaks = await page
    .locator("main li")
    .evaluateAll((cards) =>
      cards.map((it) => getComputedStyle(it).breakInside),
    );
  expect.soft(new Set(breaks)).toEqual(new Set(["avoid"]));
  // Anything below the footer would be an empty last page.
  const below = await page
    .getByRole("contentinfo")
    .evaluate(
      (footer) =>
        document.documentElement.scrollHeight -
        footer.getBoundingClientRect().bottom,
    );
  expect(below).toBeCloseTo(0, 0);
});
