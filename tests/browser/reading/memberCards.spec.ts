import type { Page } from "@playwright/test";

import team from "../../fixtures/site/team.json";
import type { TeamMember } from "../../../src/node/content/declarations/team";
import { isLoaded, opacity } from "../look";
import { memberCard } from "../memberCard";
import { expect, test } from "../test";

const members: TeamMember[] = team.groups.flatMap<TeamMember>(
  (entry) => entry.members,
);

const someone = members.find(({ linkedin }) => linkedin)?.name ?? "";

const links = [
  [
    "a professional-network profile (from linkedin)",
    "linkedin",
    (x: string) => x,
  ],
  [
    "a code-hosting profile built from the github username",
    "github",
    (x: string) => `https://github.com/${x}`,
  ],
  [
    "a Gmail compose link built from the mail address",
    "mail",
    (x: string) =>
      `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(x)}`,
  ],
] as const;

/** The addresses of all links on a member's card. */
const hrefs = (page: Page, name: string) =>
  memberCard(page, name)
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("each member card shows a photo, or a placeholder user icon when there is no photo, plus a name", async ({
  read,
}) => {
  const page = await read("/teams");
  expect(members.some(({ img }) => img)).toBe(true);
  expect(members.some(({ img }) => !img)).toBe(true);
  for (const { name, img } of members) {
    const card = memberCard(page, name);
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    const photo = card.locator("img");
    if (img) {
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(photo), { intervals: [50] }).toBe(true);
      continue;
    }
    await expect(photo).toHaveCount(0);
    await expect(card.locator("svg:has(use[href$='#user'])")).toBeVisible();
  }
});

test("a card does not display the role", async ({ read }) => {
  const page = await read("/teams");
  for (const { name } of members) {
    const lines = await memberCard(page, name).innerText();
    expect(lines.trim()).toBe(name);
  }
});

for (const [kind, field, address] of links) {
  test(`a card has ${kind}, only if the member has that value`, async ({
    read,
  }) => {
    const page = await read("/teams");
    expect(members.some((member) => member[field] === undefined)).toBe(true);
    expect(members.some((member) => member[field] !== undefined)).toBe(true);
    const start = new URL(address("https://linkedin.example.org/")).hostname;
    for (const member of members) {
      const value = member[field];
      const found = (await hrefs(page, member.name)).filter(
        (href) => new URL(href ?? "").hostname === start,
      );
      const wanted = value === undefined ? [] : [address(value)];
      expect(found, member.name).toEqual(wanted);
    }
  });
}

test("a card has no other links; each opens in a new tab and has the member's name in its own", async ({
  read,
}) => {
  const page = await read("/teams");
  for (const member of members) {
    const { name } = member;
    const all = memberCard(page, name).locator("a");
    const values = links.filter(([, field]) => member[field] !== undefined);
    await expect(all).toHaveCount(values.length);
    for (const link of await all.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(new RegExp(name));
    }
  }
});

test("a card shows its links on hover", async ({ read }) => {
  const page = await read("/teams");
  const card = memberCard(page, someone);
  const link = card.locator("a").first();
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(link), { intervals: [50] }).toBe(0);
  await card.hover();
  await expect.poll(() => opacity(link), { intervals: [50] }).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(link), { intervals: [50] }).toBe(0);
});

test("a card shows its links on keyboard focus", async ({ page, visit }) => {
  await visit("/teams");
  const link = memberCard(page, someone).locator("a").first();
  await page.getByRole("main").focus();
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element.matches(":focus"))) break;
  }
  await expect(link).toBeFocused();
  await expect.poll(() => opacity(link), { intervals: [50] }).toBe(1);
});

test.describe("on devices that cannot hover", () => {
  test.use({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });

  test("a card always shows its links", async ({ page, visit }) => {
    await visit("/teams");
    await memberCard(page, someone).scrollIntoViewIfNeeded();
    await expect
      .poll(() => opacity(memberCard(page, someone).locator("a").first()))
      .toBe(1);
  });
});
