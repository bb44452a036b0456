import navigation from "../../fixtures/site/navigation.json";
import { bar, barLink, dropdownButton, item, withDropdown } from "../bar";
import { pages } from "../content";
import { expect, test } from "../test";

test("the items are Home, About, Teams and Features, in order", async ({
  read,
}) => {
  const page = await read("/");
  expect(navigation.items.map(({ label, path }) => [label, path])).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Teams", "/teams"],
    ["Features", "/features"],
  ]);
  const links = bar(page).locator("ul > li > a").filter({ visible: true });
  await expect(links).toHaveText(navigation.items.map(({ label }) => label));
  for (const { label, path } of navigation.items) {
    await expect(barLink(page, label)).toHaveAttribute("href", path);
  }
});

for (const [label, expected] of [
  [
    "Home",
    [
      ["Our Goal", "/#goal"],
      ["Our Features", "/#features"],
      ["Collaborate", "/#collaborate"],
      ["FAQs", "/#faqs"],
    ],
  ],
  [
    "About",
    [
      ["What is GAINOVA", "/about#whatisgainova"],
      ["Why GAINOVA", "/about#whygainova"],
    ],
  ],
  [
    "Teams",
    [
      ["Leadership", "/teams#lead"],
      ["Project Management", "/teams#projectmanagement"],
      ["Research", "/teams#research"],
      ["Tech", "/teams#tech"],
      ["Marketing", "/teams#marketing"],
      ["Creative", "/teams#creative"],
    ],
  ],
] as const) {
  test(`the ${label} dropdown holds ${expected.map(([name]) => name).join(", ")}`, async ({
    read,
  }) => {
    const page = await read("/");
    const links = await item(page, label)
      .locator("ul a")
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute("href")]),
      );
    expect(links).toEqual(expected);
  });
}

test("Features has no dropdown; the button of each other item sits in the li of its link", async ({
  read,
}) => {
  const page = await read("/");
  await expect(dropdownButton(page, "Features")).toHaveCount(0);
  for (const { label } of withDropdown) {
    await expect(dropdownButton(page, label)).toHaveCount(1);
    const parents = await barLink(page, label).evaluate((link) => [
      link.parentElement?.localName,
      link.parentElement?.querySelectorAll("button").length,
    ]);
    expect(parents).toEqual(["li", 1]);
  }
});

test('the bar is one <nav aria-label="Main">', async ({ read }) => {
  const page = await read("/");
  await expect(page.locator("nav")).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
});

test('the current page is shown with aria-current="page"', async ({ read }) => {
  for (const { path } of pages) {
    const page = await read(path);
    const listed = navigation.items.some((entry) => entry.path === path);
    const current = bar(page).locator("[aria-current=page]");
    await expect(current, path).toHaveCount(listed ? 1 : 0);
    if (listed) await expect(current).toHaveAttribute("href", path);
  }
});
