import team from "../../fixtures/site/team.json";
import { memberCards } from "../memberCard";
import { css, opacity } from "../look";
import { expect, test } from "../test";

test.use({ motion: true });

const sizes = [
  ["Mentor", 1],
  ["Student Lead", 1],
  ["Project Management Team", 2],
  ["Research Team", 5],
  ["Tech Team", 6],
  ["Marketing Team", 4],
  ["Creative Team", 3],
] as const;

test("the heading is Meet Our Team", async ({ read }) => {
  const page = await read("/teams");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Meet Our Team",
  );
});

test("the groups are Mentor, Student Lead, Project Management, Research, Tech, Marketing and Creative Team, in order", async ({
  read,
}) => {
  const page = await read("/teams");
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([
    "Meet Our Team",
    ...sizes.map(([heading]) => heading),
  ]);
});

for (const [index, [heading, size]] of sizes.entries()) {
  test(`${heading} (${size})`, async ({ read }) => {
    const page = await read("/teams");
    const members = team.groups[index]?.members.map(({ name }) => name) ?? [];
    expect(members).toHaveLength(size);
    // A card is an li that shows one line of text, the name.
    const texts = await memberCards(page, heading).allInnerTexts();
    expect(texts.map((text) => text.trim())).toEqual(members);
  });
}

test("Leadership (#lead) holds Mentor and Student Lead, each other anchor one group", async ({
  read,
}) => {
  const page = await read("/teams");
  for (const { heading, anchor } of team.groups) {
    await expect(
      page.locator(`section#${anchor}`).getByRole("heading", { name: heading }),
    ).toBeVisible();
  }
  await expect(page.locator("section#lead").getByRole("heading")).toHaveText([
    "Mentor",
    "Student Lead",
  ]);
});

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
