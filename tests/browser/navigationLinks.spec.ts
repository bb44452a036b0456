import {
  navigationBar,
  navigationLink,
  dropdownButton,
  navigationItem,
} from "./navigationBar";
import { historyLength, collectLoads } from "./routing";
import {
  expectBelowBar,
  expectScrollPosition,
  recordScrolling,
  waitForScrollEnd,
  scrollTo,
} from "./scrolling";
import { expect, test } from "./test";

test.describe("smoothly", () => {
  test.use({ motion: true });

  test("the link of the page itself scrolls to its hero, and takes the anchor out of the address", async ({
    page,
    visit,
  }) => {
    for (const [label, address, path, hero] of [
      ["Home", "/#goal", "/", "home"],
      ["Features", "/features", "/features", "features-hero"],
    ] as const) {
      await test.step(label, async () => {
        await visit(address);
        if (address === path) await scrollTo(page, 400);
        await waitForScrollEnd(page);
        const scrolling = await recordScrolling(page);
        await navigationLink(page, label).click();
        await expectScrollPosition(page, 0);
        expect.soft((await scrolling()).at(-1)).toBe("smooth");
        await expect.soft(page.locator(`#${hero}`)).toBeInViewport();
        await expect.soft(page).toHaveURL(path);
      });
    }
  });

  test("each logo leads home, and scrolls to its first section there", async ({
    page,
    visit,
  }) => {
    const inBar = navigationBar(page).getByRole("link").first();
    const inFooter = page.locator("footer img").filter({ visible: true });
    await visit("/terms");
    await inBar.click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#home")).toBeInViewport();
    for (const [logo, position] of [
      [inBar, 1500],
      [inFooter, 1_000_000],
    ] as const) {
      await scrollTo(page, position);
      await waitForScrollEnd(page);
      const scrolling = await recordScrolling(page);
      await logo.click();
      await expectScrollPosition(page, 0);
      expect.soft((await scrolling()).at(-1)).toBe("smooth");
    }
  });

  test("a dropdown item on its own page scrolls to its anchor, and adds one entry to the history", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const loads = collectLoads(page);
    const entries = await historyLength(page);
    const scrolling = await recordScrolling(page);
    for (const time of ["once", "twice"]) {
      await test.step(time, async () => {
        await navigationItem(page, "Home").hover();
        await navigationLink(page, "Collaborate").click();
        await expect(page).toHaveURL("/#collaborate");
        await expectBelowBar(page, "collaborate");
        await expect(dropdownButton(page, "Home")).toHaveAttribute(
          "aria-expanded",
          "false",
        );
        await page.mouse.move(700, 700);
      });
    }
    expect.soft((await scrolling()).at(-1)).toBe("smooth");
    expect(await historyLength(page)).toBe(entries + 1);
    expect(loads).toEqual([]);
    // Tab goes on from there, and later clicks do not focus the section.
    const section = page.locator("#collaborate");
    await expect(section).toBeFocused();
    await navigationLink(page, "Home").focus();
    await expect(section).not.toHaveAttribute("tabindex");
  });

  test("Contact Us scrolls to the element with id contact, on click and Space", async ({
    page,
    visit,
  }) => {
    await visit("/teams");
    const button = navigationBar(page).getByRole("button", {
      name: "Contact Us",
    });
    for (const press of [() => button.click(), () => button.press("Space")]) {
      await scrollTo(page, 0);
      await expect(button).toBeVisible();
      await waitForScrollEnd(page);
      const scrolling = await recordScrolling(page);
      await press();
      await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
      await waitForScrollEnd(page);
      expect.soft((await scrolling()).at(-1)).toBe("smooth");
      await expect(page.locator("#contact")).toBeFocused();
    }
    await expect(page).toHaveURL("/teams");
  });
});

test("with reduced motion they scroll at once", async ({ page, visit }) => {
  await visit("/");
  await scrollTo(page, 1500);
  const scrolling = await recordScrolling(page);
  await navigationLink(page, "Home").click();
  await expectScrollPosition(page, 0);
  expect((await scrolling()).at(-1)).toBe("instant");
});

test("a link to another page changes the route and starts at the hero of that page", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = collectLoads(page);
  await scrollTo(page, 1200);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expectScrollPosition(page, 0);
  await expect(page.locator("#about-hero")).toBeInViewport();
  // The bar reappears under a mouse that has not moved.
  await expect(navigationBar(page)).toHaveClass(/\bvisible\b/);
  await expect(dropdownButton(page, "About")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(loads).toEqual([]);
});

test("a dropdown item on a different page does a full navigation to that path and anchor", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = collectLoads(page);
  await navigationItem(page, "Teams").hover();
  await navigationLink(page, "Research").click();
  await expect(page).toHaveURL("/teams#research");
  await expectBelowBar(page, "research");
  expect(loads).toHaveLength(1);
});

test("a click with a modifier key is left to the browser", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  for (const name of ["About", "Home"]) {
    const opened = context.waitForEvent("page");
    await navigationLink(page, name).click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    // A page in the background renders no frames.
    await page.bringToFront();
  }
  await expect(page).toHaveURL("/");
});
