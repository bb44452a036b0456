import { bar } from "../bar";
import { nextFrames, scrollTo } from "../look";
import { expect, test } from "../test";

const ids = ["goal", "features", "collaborate", "faqs"];

for (const id of ids) {
  test(`${id} is the active home section while the scroll position plus a third of the viewport height is within it`, async ({
    read,
  }) => {
    const page = await read("/");
    const link = bar(page).locator(`[href="/#${id}"]`);
    const { top, bottom } = await page
      .locator(`section#${id}`)
      .evaluate((section) => {
        const box = section.getBoundingClientRect();
        return {
          top: box.top + window.scrollY,
          bottom: box.bottom + window.scrollY,
        };
      });
    const lastPosition = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight,
    );
    const third = 900 / 3;

    await scrollTo(page, Math.ceil(top) - third - 1);
    await nextFrames(page);
    await expect(link).not.toHaveAttribute("aria-current");
    await scrollTo(page, Math.ceil(top) - third);
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(bar(page).locator("[aria-current=true]")).toHaveCount(1);
    const end = Math.floor(bottom) - third;
    await scrollTo(page, end - 1);
    await nextFrames(page);
    await expect(link).toHaveAttribute("aria-current", "true");
    if (end + 1 > lastPosition) return;
    await scrollTo(page, end + 1);
    await expect(link).not.toHaveAttribute("aria-current");
  });
}

test("in the section home no dropdown item is marked", async ({ read }) => {
  const page = await read("/");
  await nextFrames(page);
  await expect(bar(page).locator("[aria-current=true]")).toHaveCount(0);
});

test("on other pages no section is marked", async ({ read }) => {
  const page = await read("/about");
  await scrollTo(page, 800);
  await nextFrames(page);
  await expect(bar(page).locator("[aria-current=true]")).toHaveCount(0);
});
