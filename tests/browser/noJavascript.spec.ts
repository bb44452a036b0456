import faqs from "../../data/faqs.json";
import team from "../../data/team.json";
import { lostPage, pages } from "./content";
import { opacity } from "./look";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

for (const { path } of pages) {
  test(`${path} is there whole`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole("heading").all()) {
      await expect(heading).toBeVisible();
      expect(await opacity(heading)).toBe(1);
    }
    for (const section of await page.locator("main section").all()) {
      expect(await opacity(section)).toBe(1);
    }
  });
}

test("the answers can be read", async ({ page }) => {
  await page.goto("/");
  for (const { answer } of faqs.faqs) {
    await expect(page.getByText(answer)).toBeVisible();
  }
});

test("the members can be read", async ({ page }) => {
  await page.goto("/teams");
  for (const { members } of team.groups) {
    for (const { name } of members) {
      const found = page.getByText(name, { exact: true }).last();
      await expect(found).toBeVisible();
      expect(await opacity(found)).toBe(1);
    }
  }
});

test("there is a way to write", async ({ page }) => {
  await page.goto("/");
  await page.locator("#faqs a[href$='#contact']").click();
  await expect(page.locator("footer")).toBeInViewport();
  await expect(
    page.locator("footer").locator("a[href^='mailto:']"),
  ).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`visitors can navigate at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["About", "Teams", "Features"]) {
      await page.goto("/");
      const link = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    }
  });
}

test("a lost visitor finds the way home", async ({ page }) => {
  await page.goto(lostPage.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    lostPage.heading,
  );
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});
