import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import home from "../fixtures/site/home.json";
import navigation from "../fixtures/site/navigation.json";
import lost from "../fixtures/site/not-found.json";
import site from "../fixtures/site/site.json";
import { lostPage, pages } from "../browser/content";
import { expect, test } from "../browser/test";

const prefix = process.env.PATH_PREFIX ?? "";
const address = process.env.SITE_URL ?? site.url;

/** Where the browser finds a page. */
const at = (path: string) => prefix + path;

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

for (const { path, heading } of pages) {
  test(`${path} is there, with all that it needs`, async ({ page, visit }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await visit(at(path));
    await expect(
      page.getByRole("heading", { level: 1, name: heading }),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(failed).toEqual([]);

    const outside = await page
      .locator('[href^="/"], [src^="/"]')
      .evaluateAll(
        (elements, start) =>
          elements
            .map((element) =>
              String(
                element.getAttribute("href") ?? element.getAttribute("src"),
              ),
            )
            .filter((link) => link !== start && !link.startsWith(`${start}/`)),
        prefix,
      );
    expect(outside).toEqual([]);
  });

  test(`${path} names its address`, async ({ page, visit }) => {
    await visit(at(path));
    const own = address + (path === "/" ? prefix : at(path));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      own,
    );
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      "content",
      own,
    );
    await expect(page.locator("meta[name=robots]")).toHaveCount(
      address === site.url ? 0 : 1,
    );
  });
}

test("the bar leads from page to page, and back again", async ({
  page,
  visit,
}) => {
  await visit(at("/"));
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  for (const { label, path } of navigation.items.slice(1)) {
    await bar(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(path));
  }
  await page.goBack();
  const previous = navigation.items.at(-2)?.path ?? "";
  await expect(page).toHaveURL((url) => url.pathname === at(previous));
  // No link loaded a document anew.
  await expect(page.locator("body")).toHaveAttribute("data-same");
});

test("a dropdown's item lands on its section", async ({ page, visit }) => {
  await visit(at("/"));
  const about = navigation.items.find(({ path }) => path === "/about");
  const [, section] = about?.subsections ?? [];
  await bar(page)
    .getByRole("button", {
      name: navigation.sectionsButton.replace("{label}", about?.label ?? ""),
    })
    .click();
  await bar(page)
    .getByRole("link", { name: section?.label ?? "" })
    .click();
  await expect(page).toHaveURL(
    (url) => url.pathname + url.hash === at(section?.path ?? ""),
  );
  const id = section?.path.split("#")[1] ?? "";
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("the home page leads on, and opens the contact dialog", async ({
  page,
  visit,
}) => {
  await visit(at("/"));
  await page
    .locator("#faqs")
    .getByRole("button", { name: home.questions.contact })
    .click();
  await expect(page.getByRole("dialog")).toContainText(contact.heading);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: home.hero.learnMore }).click();
  await expect(page).toHaveURL((url) => url.pathname === at("/about"));
});

test.describe("a lost address", () => {
  test.use({ tolerant: true });

  test("is told so, and led home", async ({ page }) => {
    const answer = await page.goto(at(lostPage.path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      lostPage.heading,
    );
    await page
      .getByRole("main")
      .getByRole("link", { name: lost.homeLink })
      .click();
    await expect(page).toHaveURL(
      (url) => url.pathname.replace(/\/$/, "") === prefix,
    );
  });
});

test("robots.txt, the sitemap and the manifest are below the path", async ({
  request,
}) => {
  const read = async (file: string) => (await request.get(at(file))).text();
  const robots = await read("/robots.txt");
  expect(robots).toContain(`Sitemap: ${address}${at("/sitemap.xml")}\n`);
  expect(/^Disallow: \/$/m.test(robots)).toBe(address !== site.url);
  const listed = [
    ...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url = ""]) => url);
  expect(listed.sort()).toEqual(
    pages
      .map(({ path }) => address + (path === "/" ? prefix : at(path)))
      .sort(),
  );
  expect(await read("/.well-known/security.txt")).toContain(
    `Canonical: ${address}${at("/.well-known/security.txt")}\n`,
  );
});
