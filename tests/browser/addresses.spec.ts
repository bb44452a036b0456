import { routeTo } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test("a malformed hash leads to its page, and back", async ({
  page,
  visit,
}) => {
  for (const hash of ["#100%", "#%", "#%E0%A4%A", "#%zz"]) {
    await test.step(hash, async () => {
      const address = `/about${hash.replaceAll("%", "%25")}`;
      await visit("/terms");
      await routeTo(page, `/about${hash}`);
      await expect(page).toHaveURL(address);
      await ready(page);
      await expect(page.locator("#about-hero")).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/terms");
      await page.goForward();
      await expect(page).toHaveURL(address);
      await page.evaluate((to) => {
        location.hash = to;
      }, `${hash}twice`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${address}twice`);
    });
  }
});

test("an anchor may hold any characters", async ({ page, visit }) => {
  await visit("/terms");
  // Each of them means something else where a selector is expected.
  for (const id of ["1.a:b[c]", 'quote"d', "a > b", "100%", "é ü", "\\"]) {
    await test.step(id, async () => {
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
});
