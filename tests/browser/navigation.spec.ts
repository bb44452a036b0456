import type { Page } from "@playwright/test";

import navigation from "../../data/navigation.json";
import { pages } from "./content";
import {
  atRest,
  bounds,
  isMarkedDocument,
  markDocument,
  position,
  scrollTo,
  scrollToEnd,
} from "./look";
import { expect, test } from "./test";

const bar = (page: Page) => page.locator("nav[aria-label=Main]");

/** A top item's `li`, by its label. */
const item = (page: Page, label: string) =>
  bar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: label, exact: true }) })
    .first();

const dropdownButton = (page: Page, label: string) =>
  item(page, label).getByRole("button");

const withDropdown = navigation.items.flatMap(({ label, path, subsections }) =>
  subsections ? [{ label, path, subsections }] : [],
);

test.describe("items", () => {
  test("are those of the specification, with their dropdowns", () => {
    expect(
      navigation.items.map(({ path, subsections = [] }) => [
        path,
        ...subsections.map((section) => section.path),
      ]),
    ).toEqual([
      ["/", "/#goal", "/#features", "/#collaborate", "/#faqs"],
      ["/about", "/about#whatisgainova", "/about#whygainova"],
      [
        "/teams",
        "/teams#lead",
        "/teams#projectmanagement",
        "/teams#research",
        "/teams#tech",
        "/teams#marketing",
        "/teams#creative",
      ],
      ["/features"],
    ]);
  });

  test("are shown in order", async ({ page, visit }) => {
    await visit("/");
    for (const { label, path } of navigation.items) {
      const link = item(page, label).getByRole("link", {
        name: label,
        exact: true,
      });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", path);
    }
    for (const { label, subsections } of withDropdown) {
      await item(page, label).hover();
      await expect(item(page, label).locator("ul a")).toHaveText(
        subsections.map((section) => section.label),
      );
    }
    await expect(dropdownButton(page, "Features")).toHaveCount(0);
  });

  for (const { path } of pages) {
    test(`the page ${path} is marked as the current one`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const listed = navigation.items.some((entry) => entry.path === path);
      const current = bar(page).locator("[aria-current=page]");
      await expect(current).toHaveCount(listed ? 1 : 0);
      if (listed) await expect(current).toHaveAttribute("href", path);
    });
  }
});

test.describe("a dropdown", () => {
  for (const { label, subsections } of withDropdown) {
    test(`of ${label} opens on Enter, Space and click, and closes again`, async ({
      page,
      visit,
    }) => {
      await visit("/terms");
      const button = dropdownButton(page, label);
      const first = item(page, label).getByText(subsections[0]?.label ?? "");
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(first).toBeHidden();
      await button.focus();
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(first).toBeVisible();
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await expect(first).toBeHidden();
      }
      await button.click();
      await expect(first).toBeVisible();
      const id = await button.getAttribute("aria-controls");
      await expect(page.locator(`[id="${id}"]`)).toContainText(
        subsections[0]?.label ?? "",
      );
    });
  }

  test("opens on hover and closes when the mouse leaves", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const link = page.getByRole("link", { name: "Research" });
    await item(page, "Teams").hover();
    await expect(link).toBeVisible();
    await expect(dropdownButton(page, "Teams")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
  });

  test("stays open on a click after hovering; a second click closes it", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const button = dropdownButton(page, "About");
    await button.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes on Escape, with the focus back on its button", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const button = dropdownButton(page, "About");
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("link", { name: "What is GAINOVA" }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when the focus leaves it", async ({ page, visit }) => {
    await visit("/");
    const button = dropdownButton(page, "About");
    await button.focus();
    await page.keyboard.press("Enter");
    for (let count = 0; count < 3; count += 1) {
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
    }
    await expect(item(page, "Teams").getByRole("link").first()).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closed, it holds nothing for the keyboard", async ({ page, visit }) => {
    await visit("/");
    await dropdownButton(page, "About").focus();
    await page.keyboard.press("Tab");
    await expect(item(page, "Teams").getByRole("link").first()).toBeFocused();
  });
});

test.describe("links", () => {
  test("to another page change the route and start at its hero", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await scrollTo(page, 1200);
    await markDocument(page);
    await bar(page).getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("#about-hero")).toBeVisible();
    await expect.poll(() => position(page)).toBe(0);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test("to the page itself scroll smoothly to its hero", async ({
    page,
    visit,
  }) => {
    await visit("/teams");
    await scrollTo(page, 1500);
    const passed = await watchScrolling(page);
    await bar(page).getByRole("link", { name: "Teams", exact: true }).click();
    await expect.poll(() => position(page)).toBe(0);
    expect((await passed()).length).toBeGreaterThan(3);
    await expect(page).toHaveURL("/teams");
  });

  test("jump where motion is not wanted", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/teams");
    await scrollTo(page, 1500);
    const passed = await watchScrolling(page);
    await bar(page).getByRole("link", { name: "Teams", exact: true }).click();
    await expect.poll(() => position(page)).toBe(0);
    await atRest(page);
    expect((await passed()).length).toBeLessThanOrEqual(1);
  });

  test("of a dropdown scroll smoothly on their own page", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await markDocument(page);
    const passed = await watchScrolling(page);
    await item(page, "Home").hover();
    await page.getByRole("link", { name: "Collaborate" }).click();
    await expect(page).toHaveURL("/#collaborate");
    await atRest(page);
    await expectBelowBar(page, "#collaborate");
    expect((await passed()).length).toBeGreaterThan(3);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test("of a dropdown load another page whole, at their anchor", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await markDocument(page);
    await item(page, "Teams").hover();
    await page.getByRole("link", { name: "Research", exact: true }).click();
    await expect(page).toHaveURL("/teams#research");
    await expect(page.locator("#research")).toBeInViewport();
    expect(await isMarkedDocument(page)).toBe(false);
    await atRest(page);
    await expectBelowBar(page, "#research");
  });

  test("of the logo lead to the home section, or home", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await scrollTo(page, 1500);
    const logo = bar(page).getByRole("link").first();
    await logo.click();
    await expect.poll(() => position(page)).toBe(0);
    await visit("/features");
    await markDocument(page);
    await logo.click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#home")).toBeInViewport();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test("Contact Us scrolls smoothly to the footer", async ({ page, visit }) => {
    await visit("/teams");
    const passed = await watchScrolling(page);
    await bar(page).getByText("Contact Us").click();
    await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
    await atRest(page);
    expect((await passed()).length).toBeGreaterThan(3);
  });

  test("the skip link comes first and leads to the content", async ({
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
});

test.describe("the bar", () => {
  test("goes and comes back 100 ms after a change of route", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await bar(page).evaluate((nav) => {
      const changes: { visible: boolean; at: number }[] = [];
      Object.assign(window, { changes });
      new MutationObserver(() => {
        const visible = nav.classList.contains("visible");
        if (changes.at(-1)?.visible !== visible) {
          changes.push({ visible, at: performance.now() });
        }
      }).observe(nav, { attributes: true, attributeFilter: ["class"] });
    });
    await bar(page).getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    const changes = () =>
      page.evaluate<{ visible: boolean; at: number }[]>("window.changes");
    await expect.poll(async () => (await changes()).length).toBe(2);
    const [went, came] = await changes();
    expect(went?.visible).toBe(false);
    expect(came?.visible).toBe(true);
    const time = (came?.at ?? NaN) - (went?.at ?? NaN);
    expect(time).toBeGreaterThan(90);
    expect(time).toBeLessThan(600);
    await expect(bar(page)).toBeVisible();
  });

  for (const [path, hero] of [
    ["/", "#home"],
    ["/about", "#about-hero"],
    ["/terms", null],
  ] as const) {
    test(`on ${path} is scrolled past ${hero ?? "50 px"}`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const height = hero
        ? await page.locator(hero).evaluate((element) => element.clientHeight)
        : 130;
      const threshold = height - 80;
      await scrollTo(page, threshold + 20);
      await expect(bar(page)).toHaveClass(/\bscrolled\b/);
      await scrollTo(page, threshold - 20);
      await expect(bar(page)).not.toHaveClass(/\bscrolled\b/);
    });
  }

  test("stays while less than a tenth of the footer shows", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const footer = page.locator("footer");
    const { top, height } = await footer.evaluate((element) => ({
      top: element.getBoundingClientRect().top + window.scrollY,
      height: element.clientHeight,
    }));
    await scrollTo(page, top - 900 + height * 0.05);
    await expect(footer).toBeInViewport();
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, top - 900 + height * 0.15);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, top - 900 - 100);
    await expect(bar(page)).toBeVisible();
  });

  test("is out of the keyboard's way while the footer shows", async ({
    page,
    visit,
  }) => {
    await visit("/features");
    await scrollToEnd(page);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    // A focus that scrolls would take the footer out of view.
    await page.locator("main").evaluate((main) => {
      main.focus({ preventScroll: true });
    });
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press("Shift+Tab");
      await expect(bar(page).locator(":focus")).toHaveCount(0);
    }
  });

  test("stays while the focus is in it", async ({ page, visit }) => {
    await visit("/features");
    await bar(page).getByRole("link", { name: "About", exact: true }).focus();
    await scrollToEnd(page);
    await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
    await atRest(page);
    await expect(bar(page)).toBeVisible();
    await page.getByRole("main").focus();
    await scrollToEnd(page);
    await expect(bar(page)).toBeHidden();
  });

  test("marks the section of the home page that is being read", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const current = bar(page).locator("[aria-current=true]");
    await expect(current).toHaveCount(0);
    for (const id of ["goal", "features", "collaborate", "faqs"]) {
      const { top } = await bounds(page.locator(`section#${id}`));
      // The rule looks at a third of the window's height.
      await scrollTo(page, (await position(page)) + top - 300 + 20);
      await expect(current).toHaveAttribute("href", `/#${id}`);
      await expect(current).toHaveCount(1);
      await scrollTo(page, (await position(page)) - 40);
      await expect(bar(page).locator(`[href="/#${id}"]`)).not.toHaveAttribute(
        "aria-current",
      );
    }
  });
});

/** Records the positions that the document passes from now on. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    window.addEventListener("scroll", () => passed.push(window.scrollY));
  });
  return () => page.evaluate<number[]>("window.passed");
}

/** An element starts below the bar, in the upper part of the window. */
async function expectBelowBar(page: Page, selector: string) {
  const { bottom } = await bounds(bar(page));
  const { top } = await bounds(page.locator(selector));
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(450);
}
