import type { Page } from "@playwright/test";

import team from "../../data/team.json";
import type { TeamMember } from "../../src/build/content/declarations/team";
import { css, opacity } from "./look";
import { expect, test } from "./test";

const members: TeamMember[] = team.groups.flatMap<TeamMember>(
  (entry) => entry.members,
);

const group = (page: Page, heading: string) =>
  page
    .getByRole("heading", { name: heading, exact: true })
    .locator("xpath=ancestor::*[.//li or .//article][1]");

/** A member's card: the `li` or `article` that shows the name. */
const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("li, article")
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

test("the groups have the names and sizes of the specification", () => {
  expect(
    team.groups.map((entry) => [entry.heading, entry.members.length]),
  ).toEqual([
    ["Mentor", 1],
    ["Student Lead", 1],
    ["Project Management Team", 2],
    ["Research Team", 5],
    ["Tech Team", 6],
    ["Marketing Team", 4],
    ["Creative Team", 3],
  ]);
});

test("every group shows its members, in order", async ({ page, visit }) => {
  await visit("/teams");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Meet Our Team",
  );
  await expect(page.getByRole("main").getByRole("heading")).toContainText([
    "Meet Our Team",
    ...team.groups.map(({ heading }) => heading),
  ]);
  for (const { heading, anchor, members: inGroup } of team.groups) {
    const section = page.locator(`section#${anchor}`);
    await expect(section.getByRole("heading", { name: heading })).toBeVisible();
    const shown = await group(page, heading)
      .locator("li, article")
      .allInnerTexts();
    expect(shown.map((text) => text.trim())).toEqual(
      inGroup.map(({ name }) => name),
    );
  }
});

test("a card shows one line of text, the name", async ({ page, visit }) => {
  await visit("/teams");
  for (const { name } of members) {
    const lines = await card(page, name).innerText();
    expect(lines.trim()).toBe(name);
  }
});

test("a card shows the photo, or an icon in its place", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  for (const { name, img } of members) {
    const photo = card(page, name).locator("img");
    await card(page, name).scrollIntoViewIfNeeded();
    if (!img) {
      await expect(photo).toHaveCount(0);
      await expect(
        card(page, name).locator("svg").filter({ visible: true }).first(),
      ).toBeVisible();
      continue;
    }
    await expect(photo).toHaveCount(1);
    await expect
      .poll(() =>
        photo.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});

test("a card has a link for each thing that the member has", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  for (const { name, linkedin, github, mail } of members) {
    const links = card(page, name).locator("a");
    const wanted = [
      linkedin,
      github && `https://github.com/${github}`,
      mail &&
        `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(mail)}`,
    ].filter((href) => href !== undefined);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(hrefs, name).toEqual(wanted);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(new RegExp(name));
    }
  }
});

test("at least one card lacks each of photo, LinkedIn, mail and GitHub", () => {
  for (const field of ["img", "linkedin", "mail", "github"] as const) {
    expect(members.some((member) => member[field] === undefined)).toBe(true);
    expect(members.some((member) => member[field] !== undefined)).toBe(true);
  }
});

const someone = members.find(({ linkedin }) => linkedin)?.name ?? "";

test.describe("the links of a card", () => {
  test("show on hover", async ({ page, visit }) => {
    await visit("/teams");
    const link = card(page, someone).locator("a").first();
    await card(page, someone).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect.poll(() => opacity(card(page, someone))).toBe(1);
    await expect.poll(() => opacity(link)).toBe(0);
    await card(page, someone).hover();
    await expect.poll(() => opacity(link)).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(() => opacity(link)).toBe(0);
  });

  test("show on keyboard focus", async ({ page, visit }) => {
    await visit("/teams");
    const link = card(page, someone).locator("a").first();
    await page.getByRole("main").focus();
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((element) => element.matches(":focus"))) break;
    }
    await expect(link).toBeFocused();
    await expect.poll(() => opacity(link)).toBe(1);
  });

  test.describe("on devices that cannot hover", () => {
    test.use({
      isMobile: true,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });

    test("always show", async ({ page, visit }) => {
      await visit("/teams");
      await card(page, someone).scrollIntoViewIfNeeded();
      await expect
        .poll(() => opacity(card(page, someone).locator("a").first()))
        .toBe(1);
    });
  });
});

test("the groups come in with the delays of the specification", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const delays: number[] = [];
  for (const { heading } of team.groups) {
    const title = page.getByRole("heading", { name: heading, exact: true });
    await title.scrollIntoViewIfNeeded();
    const revealed = title.locator(
      "xpath=ancestor-or-self::*[contains(concat(' ', @class, ' '), ' visible ')][1]",
    );
    await expect(revealed).toHaveCount(1);
    const [transition, animation] = await Promise.all([
      css(revealed, "transition-delay"),
      css(revealed, "animation-delay"),
    ]);
    delays.push(Math.max(...[transition, animation].map(firstMilliseconds)));
    await expect.poll(() => opacity(title)).toBe(1);
  }
  expect(delays).toEqual([0, 200, 300, 400, 500, 600, 600]);
});

/** The first time in a CSS list of seconds, in ms. */
function firstMilliseconds(list: string): number {
  return Math.round(parseFloat(list) * 1000);
}
