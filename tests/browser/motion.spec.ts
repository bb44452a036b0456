import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import join from "../fixtures/site/why-join.json";
import { bar } from "./bar";
import { atRest, scrollTo, watchScrolling } from "./look";
import { expect, test } from "./test";

/**
 * What runs without end outside the map: the id of the section it is in, and
 * how far it is at the end from where it began, in px.
 */
const endlessly = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const { iterations, duration } = animation.effect?.getTiming() ?? {};
      const runs = iterations === Infinity && animation.playState === "running";
      if (!runs || !target || target.closest("#collaborate svg")) return [];
      const topAt = (time: number) => {
        animation.currentTime = time;
        return target.getBoundingClientRect().top;
      };
      const distance = Math.abs(topAt(Number(duration) - 1) - topAt(0));
      const section = target.closest("section[id]")?.id ?? target.outerHTML;
      return [{ section, distance }];
    }),
  );

test.describe("where motion is wanted", () => {
  test.use({ motion: "endless" });

  test("the hero's robot floats slightly, and nothing else but the map moves by itself", async ({
    page,
    visitAll,
  }) => {
    await visitAll(async () => {
      const floating = await endlessly(page);
      const isHome = new URL(page.url()).pathname === "/";
      const sections = floating.map(({ section }) => section);
      expect(sections).toEqual(isHome ? ["home"] : []);
      for (const { distance } of floating) {
        expect(distance).toBeGreaterThan(4);
        expect(distance).toBeLessThan(24);
      }
    });
  });
});

test.describe("prefers-reduced-motion turns off smooth scrolling: every way to scroll is a jump", () => {
  for (const [way, path, start, end, follow] of [
    [
      "the link to the page itself",
      "/teams",
      1500,
      "#teams-hero",
      (page: Page) => bar(page).getByRole("link", { name: "Teams" }).click(),
    ],
    [
      "the logo",
      "/",
      1500,
      "#home",
      (page: Page) => bar(page).getByRole("link").first().click(),
    ],
    [
      "Contact Us",
      "/teams",
      0,
      "#contact",
      (page: Page) => bar(page).getByText(navigation.contact).click(),
    ],
    [
      "a section of a dropdown",
      "/",
      0,
      "#faqs",
      async (page: Page) => {
        await bar(page).getByRole("button", { name: "Home sections" }).click();
        await bar(page).getByRole("link", { name: "FAQs" }).click();
      },
    ],
    [
      "the call to action",
      "/join",
      1400,
      "#contact",
      (page: Page) =>
        page.getByRole("main").getByText(join.callToAction.button).click(),
    ],
  ] as const) {
    test(way, async ({ page, visit }) => {
      await visit(path);
      await scrollTo(page, start);
      await atRest(page);
      const passed = await watchScrolling(page);
      await follow(page);
      await expect.poll(async () => (await passed()).length).toBeGreaterThan(0);
      await atRest(page);
      expect(new Set(await passed()).size).toBe(1);
      await expect(page.locator(end)).toBeInViewport();
    });
  }
});
