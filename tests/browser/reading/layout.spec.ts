import { lostPage, pages } from "../content";
import { bounds } from "../look";
import { expect, test } from "../sharedTab";

const all = [...pages, lostPage];

test("all pages sit inside the shared layout: navigation bar, page, footer", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    const order = await page
      .locator("nav[aria-label=Main], main, footer#contact")
      .evaluateAll((parts) => parts.map(({ localName }) => localName));
    expect(order, path).toEqual(["nav", "main", "footer"]);
    await expect(page.locator("nav[aria-label=Main]")).toBeVisible();
    await expect(page.locator("main h1")).toBeVisible();
  }
});

test("the 404 page sits inside the shared layout", async ({ page, visit }) => {
  await visit(lostPage.path);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.locator("footer#contact")).toHaveCount(1);
});

for (const width of [1440, 390]) {
  test(`every page is at least one viewport tall above the footer at ${width} px, so that the bar is there on arrival`, async ({
    read,
  }) => {
    for (const { path } of pages) {
      const page = await read(path, { width });
      const { top } = await bounds(page.locator("footer#contact"));
      expect(top, path).toBeGreaterThanOrEqual(900);
      await expect(
        page.getByRole("navigation", { name: "Main" }),
      ).toBeVisible();
    }
  });
}

test("there is one <h1> a page", async ({ read }) => {
  for (const { path } of pages) {
    const page = await read(path);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("h1"), path).toBeVisible();
  }
});

test("each section of a page is a <section> with a heading that names it", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    const sections = page.locator("main section");
    for (const section of await sections.all()) {
      await expect(section).toHaveRole("region");
      const named = await section.evaluate((element) =>
        (element.getAttribute("aria-labelledby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id))
          .every((heading) => heading && /^H[123]$/.test(heading.tagName)),
      );
      expect(named, path).toBe(true);
      await expect(section).toHaveAccessibleName(/\S/);
    }
  }
});

test("no two pages share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const texts = all.map(({ meta }) => meta[field]);
    expect(new Set(texts).size).toBe(all.length);
  }
});

test("the document scrolls, not body and not a wrapper", async ({ read }) => {
  const page = await read("/");
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  const scrolled = await page
    .locator("body, body *")
    .evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).length);
  expect(scrolled).toBe(0);
});

test("the skip link comes first, begins with Skip and leads to the content", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
