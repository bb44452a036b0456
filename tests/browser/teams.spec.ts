import team from "../fixtures/site/team.json";
import type { TeamMember } from "../../src/node/content/declarations/team";
import { css, isLoaded, opacity } from "./look";
import { memberCard, memberCards } from "./memberCard";
import { expect, test } from "./test";

const members: TeamMember[] = team.groups.flatMap<TeamMember>(
  (entry) => entry.members,
);

const someone = members.find(({ linkedin }) => linkedin)?.name ?? "";

const sizes = [
  ["Mentor", 1],
  ["Student Lead", 1],
  ["Project Management Team", 2],
  ["Research Team", 5],
  ["Tech Team", 6],
  ["Marketing Team", 4],
  ["Creative Team", 3],
] as const;

/** The addresses of a card's links, in order. */
function addressesOf({ linkedin, github, mail }: TeamMember): string[] {
  const compose = "https://mail.google.com/mail/?view=cm&fs=1&to=";
  return [
    ...(linkedin ? [linkedin] : []),
    ...(github ? [`https://github.com/${github}`] : []),
    ...(mail ? [compose + encodeURIComponent(mail)] : []),
  ];
}

test("the team page shows the groups and members of the specification", async ({
  page,
  visit,
}) => {
  await visit("/teams");

  await test.step("the heading is 'Meet Our Team', and the groups come in order", async () => {
    await expect
      .soft(page.getByRole("main").getByRole("heading"))
      .toHaveText(["Meet Our Team", ...sizes.map(([heading]) => heading)]);
  });

  for (const [index, [heading, size]] of sizes.entries()) {
    await test.step(`${heading} (${size})`, async () => {
      const names = team.groups[index]?.members.map(({ name }) => name) ?? [];
      expect.soft(names).toHaveLength(size);
      // A card is an li that shows one line of text, the name, and no role.
      const texts = await memberCards(page, heading).allInnerTexts();
      expect.soft(texts.map((text) => text.trim())).toEqual(names);
    });
  }

  await test.step("Leadership (#lead) holds Mentor and Student Lead, each other anchor one group", async () => {
    for (const { heading, anchor } of team.groups) {
      const section = page.locator(`section#${anchor}`);
      await expect
        .soft(section.getByRole("heading", { name: heading }))
        .toBeVisible();
    }
    await expect
      .soft(page.locator("section#lead").getByRole("heading"))
      .toHaveText(["Mentor", "Student Lead"]);
  });

  await test.step("each card shows a photo, or a placeholder user icon when there is no photo", async () => {
    expect(new Set(members.map(({ img }) => Boolean(img))).size).toBe(2);
    for (const { name, img } of members) {
      const card = memberCard(page, name);
      const photo = card.locator("img");
      await expect.soft(photo).toHaveCount(img ? 1 : 0);
      if (img) {
        await card.scrollIntoViewIfNeeded();
        await expect
          .poll(() => isLoaded(photo), { intervals: [50] })
          .toBe(true);
      } else {
        const icon = card.locator("svg:has(use[href$='#user'])");
        await expect.soft(icon).toBeVisible();
      }
    }
  });

  await test.step("each link appears only if the member has that value, opens in a new tab and has the member's name in its own", async () => {
    for (const field of ["linkedin", "github", "mail"] as const) {
      expect(new Set(members.map((each) => Boolean(each[field]))).size).toBe(2);
    }
    for (const member of members) {
      const links = memberCard(page, member.name).locator("a");
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect.soft(hrefs, member.name).toEqual(addressesOf(member));
      for (const link of await links.all()) {
        await expect.soft(link).toHaveAttribute("target", "_blank");
        await expect.soft(link).toHaveAttribute("rel", /\bnoopener\b/);
        await expect.soft(link).toHaveAccessibleName(new RegExp(member.name));
      }
    }
  });
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("groups fade in when scrolled into view, with delays of 0, 200, 300, 400, 500, 600 and 600 ms", async ({
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
      const [first = ""] = (await css(revealed, "transition-delay")).split(",");
      delays.push(Math.round(parseFloat(first) * 1000));
      await expect.poll(() => opacity(title), { intervals: [50] }).toBe(1);
    }
    expect(delays).toEqual([0, 200, 300, 400, 500, 600, 600]);
  });
});

test("a card shows its links on hover and on keyboard focus", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const card = memberCard(page, someone);
  const link = card.locator("a").first();
  const expectOpacity = (value: number) =>
    expect.poll(() => opacity(link), { intervals: [50] }).toBe(value);

  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expectOpacity(0);
  await card.hover();
  await expectOpacity(1);
  await page.mouse.move(0, 0);
  await expectOpacity(0);

  await page.getByRole("main").focus();
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element.matches(":focus"))) break;
  }
  await expect(link).toBeFocused();
  await expectOpacity(1);
});

test.describe("on devices that cannot hover", () => {
  test.use({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });

  test("a card always shows its links", async ({ page, visit }) => {
    await visit("/teams");
    const card = memberCard(page, someone);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => opacity(card.locator("a").first())).toBe(1);
  });
});
