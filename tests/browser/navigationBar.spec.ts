import type { Locator, Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import { bar, barLink, dropdownButton, hamburger, item } from "./bar";
import { atRest, nextFrames, scrollTo, scrollToEnd, stopClock } from "./look";
import { expect, test } from "./test";

test.use({ motion: true });

/** Focuses without the scrolling that would take the footer out of view. */
const focusInPlace = (element: Locator) =>
  element.evaluate((target: HTMLElement) => {
    target.focus({ preventScroll: true });
  });

/** Lets what waits for its turn in the page run, on a clock that stands still. */
const nextTurns = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
    }
  });

/** Whether React has taken the bar over. */
const isReacts = (page: Page) =>
  bar(page).evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );

test("the bar becomes visible 100 ms after the first route", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/terms");
  // React is started by timers, and what follows its work comes a little later.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return isReacts(page);
      },
      { intervals: [50] },
    )
    .toBe(true);
  await nextTurns(page);
  await page.clock.runFor(95);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(5);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
});

test("on a change of route visible really goes and comes back after 100 ms", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
  await barLink(page, "About").click();
  // The page comes by and by, and with it the moment from which time counts.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return page.locator("#about-hero").count();
      },
      { intervals: [10] },
    )
    .toBe(1);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(98);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(2);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
  await expect(bar(page)).toBeVisible();
});

test("the bar gains a scrolled style when the scroll position passes the hero height minus 80 px, or 50 px without a hero", async ({
  page,
  visit,
}) => {
  for (const [path, hero] of [
    ["/", "#home"],
    ["/about", "#about-hero"],
    ["/teams", "#teams-hero"],
    ["/features", "#features-hero"],
    ["/join", "#join-hero"],
    ["/terms", null],
  ] as const) {
    await test.step(path, async () => {
      await visit(path);
      const threshold = hero
        ? await page
            .locator(hero)
            .evaluate((element) => (element as HTMLElement).offsetHeight - 80)
        : 50;
      await scrollTo(page, threshold);
      await nextFrames(page);
      await expect.soft(bar(page)).not.toHaveClass(/\bscrolled\b/);
      await scrollTo(page, threshold + 1);
      await expect.soft(bar(page)).toHaveClass(/\bscrolled\b/);
      await scrollTo(page, threshold);
      await expect.soft(bar(page)).not.toHaveClass(/\bscrolled\b/);
    });
  }
});

test("the bar is hidden while 10 % of the footer is visible", async ({
  page,
  visit,
}) => {
  await visit("/");
  const footer = page.locator("footer");
  const { top, height } = await footer.evaluate((element) => ({
    top: element.getBoundingClientRect().top + window.scrollY,
    height: element.getBoundingClientRect().height,
  }));
  await scrollTo(page, Math.floor(top - 900 + height * 0.09));
  await nextFrames(page);
  await expect(footer).toBeInViewport();
  await expect(bar(page)).toBeVisible();
  await scrollTo(page, Math.ceil(top - 900 + height * 0.11));
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, Math.floor(top - 900 + height * 0.09));
  await expect(bar(page)).toBeVisible();
});

test("while the footer is visible, the bar is hidden from the keyboard and from assistive technology", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await scrollToEnd(page);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await focusInPlace(page.getByRole("main"));
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect(bar(page).locator(":focus")).toHaveCount(0);
  }
});

test("the bar stays beside a visible footer while focus is inside it", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await barLink(page, "About").focus();
  await scrollToEnd(page);
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
  await atRest(page);
  await expect(bar(page)).toBeVisible();
  await focusInPlace(page.getByRole("main"));
  await expect(bar(page)).toBeHidden();
});

test("the bar has the specification's items, dropdowns and controls", async ({
  page,
  visit,
}) => {
  await visit("/");

  await test.step("it is one nav, named Main, with the light/dark toggle", async () => {
    await expect.soft(page.locator("nav")).toHaveCount(1);
    await expect.soft(bar(page)).toHaveRole("navigation");
    const toggles = page.getByRole("button", { name: /^Switch to/ });
    await expect.soft(toggles).toHaveCount(1);
    await expect
      .soft(bar(page).getByRole("button", { name: "Switch to dark mode" }))
      .toBeVisible();
  });

  for (const [index, { label, path, sections }] of [
    {
      label: "Home",
      path: "/",
      sections: [
        ["Our Goal", "/#goal"],
        ["Our Features", "/#features"],
        ["Collaborate", "/#collaborate"],
        ["FAQs", "/#faqs"],
      ],
    },
    {
      label: "About",
      path: "/about",
      sections: [
        ["What is GAINOVA", "/about#whatisgainova"],
        ["Why GAINOVA", "/about#whygainova"],
      ],
    },
    {
      label: "Teams",
      path: "/teams",
      sections: [
        ["Leadership", "/teams#lead"],
        ["Project Management", "/teams#projectmanagement"],
        ["Research", "/teams#research"],
        ["Tech", "/teams#tech"],
        ["Marketing", "/teams#marketing"],
        ["Creative", "/teams#creative"],
      ],
    },
    { label: "Features", path: "/features", sections: [] },
  ].entries()) {
    await test.step(`${label} and its dropdown`, async () => {
      expect.soft(navigation.items[index]).toMatchObject({ label, path });
      await expect.soft(barLink(page, label)).toHaveAttribute("href", path);
      const links = await item(page, label)
        .locator("ul a")
        .evaluateAll((all) =>
          all.map((link) => [link.textContent, link.getAttribute("href")]),
        );
      expect.soft(links).toEqual(sections);
      await expect
        .soft(dropdownButton(page, label))
        .toHaveCount(sections.length > 0 ? 1 : 0);
      // The dropdown's button sits in the li of its link.
      const [parent, buttons] = await barLink(page, label).evaluate((link) => [
        link.parentElement?.localName,
        link.parentElement?.querySelectorAll("button").length,
      ]);
      expect
        .soft([parent, buttons])
        .toEqual(["li", sections.length > 0 ? 1 : 0]);
    });
  }

  await test.step("below 768 px there is a hamburger menu, closed at first, outside the lists", async () => {
    for (const [width, mobile] of [
      [768, false],
      [767, true],
      [390, true],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft(hamburger(page)).toBeVisible({ visible: mobile });
      await expect
        .soft(barLink(page, "About"))
        .toBeVisible({ visible: !mobile });
    }
    await expect.soft(hamburger(page)).toHaveJSProperty("tagName", "BUTTON");
    await expect
      .soft(hamburger(page))
      .toHaveAttribute("aria-expanded", "false");
    const list = await hamburger(page).evaluate((it) => it.closest("ul, li"));
    expect.soft(list).toBeNull();
  });
});
