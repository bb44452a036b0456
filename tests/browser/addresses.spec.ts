import { routeTo } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./sharedTab";

const malformed = ["#100%", "#%", "#%E0%A4%A", "#%zz"];

for (const hash of malformed) {
  test(`a link to a malformed hash (${hash}) leads to its page`, async ({
    page,
    visit,
  }) => {
    await visit("/terms");
    await routeTo(page, `/about${hash}`);
    await expect(page).toHaveURL(`/about${hash.replaceAll("%", "%25")}`);
    await ready(page);
    await expect(page.locator("#about-hero")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await ready(page);
  });

  test(`a malformed hash (${hash}) may be added to the page's address`, async ({
    page,
    visit,
  }) => {
    await visit("/about");
    for (const change of [
      () => routeTo(page, `/about${hash}`),
      () => page.goBack(),
      () => page.goForward(),
      () =>
        page.evaluate((to) => {
          location.hash = to;
        }, `${hash}twice`),
    ]) {
      await change();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(page).toHaveURL(`/about${hash.replaceAll("%", "%25")}twice`);
  });
}

// Each of them means something else where a selector is expected.
for (const id of ["1.a:b[c]", 'quote"d', "a > b", "100%", "é ü", "\\"]) {
  test(`an anchor may be called ${id}`, async ({ page, visit }) => {
    await visit("/terms");
    await page.evaluate((name) => {
      const section = document.createElement("section");
      section.id = name;
      section.style.height = "100vh";
      document.querySelector("main")?.append(section);
    }, id);
    await routeTo(page, `/terms#${encodeURIComponent(id)}`);
    const section = page.locator("main > section").last();
    await expect(section).toHaveAttribute("id", id);
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport({ ratio: 0.5 });
  });
}
