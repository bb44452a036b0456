import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test("has no accessibility issues, overflow or covered parts in all widths", async ({
  editor,
}) => {
  const { page } = editor;
  // Two lists of accounts have the same name.
  await editor.open("Footer and site");
  await expectAccessible(page, ".editor");
  await editor.open("Names of buttons");
  // 720 px is 1440 px at 200 % zoom, 320 px is 1280 px at 400 %.
  for (const width of [1440, 768, 720, 390, 320]) {
    await page.setViewportSize({ width, height: width === 720 ? 450 : 900 });
    await expectAccessible(page, ".editor");
    const overflow = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
    // Each button of the contents can be clicked.
    const buttons = await page
      .getByRole("navigation")
      .getByRole("button")
      .all();
    for (const button of buttons) await button.click({ trial: true });
  }
  await editor.button("Preview").click();
  await expect(editor.field("loading")).toBeHidden();
  await page.getByRole("button", { name: "Form", exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("writes a change as a diff of one line, and undoes it by keyboard", async ({
  editor,
}) => {
  const { page } = editor;
  const before = editor.read("home.json");
  await editor.open("Home");
  await editor.fill("hero.learnMore", "Find out more");
  await editor.saved();
  expect(editor.read("home.json")).toBe(
    before.replace(/(?<="learnMore": ").*(?=")/, "Find out more"),
  );
  for (const [key, text] of [
    ["Control+z", before],
    ["Control+Shift+z", editor.read("home.json")],
    ["Control+z", before],
  ] as const) {
    await page.keyboard.press(key);
    await editor.saved();
    await expect.poll(() => editor.read("home.json")).toBe(text);
  }
});

test("adds, moves, renames, duplicates, deletes and undoes", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("Team");
  await editor.show("groups[1].members");
  // The focus is there before the next key.
  const focused = await editor
    .field("groups[1].members-add")
    .evaluate((add) => {
      (add as HTMLElement).click();
      return document.activeElement?.id;
    });
  expect(focused).toBe("groups[1].members[1].name");
  await expect(page.getByText("1 field to fill in").first()).toBeVisible();
  await expect(page.locator(".problem")).toHaveCount(0);
  await page.keyboard.press("Tab");
  // Only what was left is wrong.
  await expect(editor.problem("groups[1].members[1].name")).toHaveText(
    "Name is empty.",
  );
  await editor.fill("groups[1].members[1].name", "Ada Example");
  await page.getByRole("button", { name: "Move Ada Example up" }).click();
  await expect(
    editor.field("groups[1].members[0]").locator("> summary"),
  ).toHaveText("Ada Example");
  await editor.fill("groups[2].heading", "Projects");
  await editor.show("groups[2].members[0].linkedin");
  await page
    .locator('.field:has([id="groups[2].members[0].linkedin"])')
    .getByRole("button", { name: "Remove" })
    .click();
  await page.getByRole("button", { name: "Delete Mentor" }).last().click();
  await page.locator(".message").getByRole("button", { name: "Undo" }).click();
  await editor.saved();
  const { groups } = editor.json("team.json") as {
    groups: {
      heading: string;
      members: { name: string; linkedin?: string }[];
    }[];
  };
  expect(groups[0]?.members).toHaveLength(1);
  expect(groups[2]?.heading).toBe("Projects");
  expect(groups[2]?.members[0]).not.toHaveProperty("linkedin");
  expect(groups[1]?.members[0]?.name).toBe("Ada Example");

  await test.step("duplicates an entry, with a number of its own", async () => {
    await editor.open("Features");
    const titles = page.locator(".form summary");
    const count = await titles.count();
    const first = (await titles.first().textContent()) ?? "";
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    await expect(titles).toHaveCount(count + 1);
    const features = () =>
      editor.json("features.json").features as { id: number }[];
    const id = Math.max(...features().map((feature) => feature.id)) + 1;
    await editor.show("features[1].id");
    await expect(editor.field("features[1].id")).toHaveValue(`${id}`);
    await editor.fill("features[1].title", "Launched");
    await editor.saved();
    const [original, copy] = features();
    expect(copy).toEqual({ ...original, id, title: "Launched" });
  });
});

test("shows each problem beside its field, describes the field with it, and writes nothing", async ({
  editor,
}) => {
  const { page } = editor;
  const problems = [
    ["Home", "meta.description", "Too short.", "a description of 50 to 160"],
    ["Home", "collaborate.arcs[0].start.lng", "x", "a number"],
    ["Team", "groups[0].members[0].mail", "nobody", "an e-mail address"],
    ["Footer and site", "url", "http://example.org", "https://"],
  ] as const;
  for (const [content, id, value, words] of problems) {
    await editor.open(content);
    await editor.saved();
    const before = editor.changedLines();
    const field = editor.field(id);
    await editor.show(id);
    const hint = await page.locator(`[id="${id}-help"]`).innerText();
    expect(hint).not.toBe("");
    await expect(field).toHaveAccessibleDescription(hint);
    await field.fill(value);
    // A field is not wrong before it is left.
    await expect(page.getByText("1 field to fill in.")).toBeVisible();
    await expect(editor.problem(id)).toHaveCount(0);
    await field.blur();
    await expect(editor.problem(id)).toContainText(words);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(words, "i"));
    await page.locator(".summary").getByRole("link").first().click();
    await expect(field).toBeFocused();
    if (id.endsWith(".mail")) await expectAccessible(page, ".editor");
    expect(editor.changedLines()).toEqual(before);
    await page.keyboard.press("Control+z");
    await editor.saved();
  }
});

test("suggests icons, and takes a decimal comma", async ({ editor }) => {
  await editor.open("About");
  const icon = "whyGainova.cards[0].icon";
  await editor.fill(icon, "rock");
  const options = editor.page.locator(`[id="${icon}-list"] option`);
  await expect(options.filter({ hasText: /^rocket$/ })).toHaveCount(1);
  await editor.fill(icon, "rocket");
  await editor.saved();
  expect(editor.read("about.json")).toContain('"icon": "rocket"');
  await editor.open("Home");
  await editor.fill("collaborate.arcs[0].start.lat", "41,15");
  await editor.saved();
  expect(editor.read("home.json")).toContain('"lat": 41.15');
});

test("announces an event in its time zone, and raises its revision when it is canceled", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("Events");
  const index = (editor.json("programs/events.json").entries as object[])
    .length;
  const id = `entries[${index}]`;
  const entry = page.locator(`[id="${id}"]`);
  await editor.field("entries-add").click();
  const today = new Date().toLocaleDateString("sv");
  await expect(editor.field(`${id}.announced`)).toHaveValue(today);
  await editor.fill(`${id}.title`, "Spring Meetup");
  await editor.fill(`${id}.description`, "An hour for everyone.");
  await entry.getByRole("button", { name: "Add Starts" }).click();
  const field = page.locator(`.field:has([id="${id}.starts"])`);
  await field.getByLabel("Time").fill("17:00");
  await editor.fill(`${id}.starts`, "2041-03-05");
  await entry.getByRole("button", { name: "Add Time zone" }).click();
  await editor.fill(`${id}.timeZone`, "Asia/Kolkatta");
  await page.keyboard.press("Tab");
  await expect(editor.problem(`${id}.timeZone`)).toContainText("Asia/Kolkata");
  await editor.fill(`${id}.timeZone`, "Asia/Kolkata");
  await editor.saved();
  const saved = () =>
    (editor.json("programs/events.json").entries as object[])[index];
  expect(saved()).not.toHaveProperty("revision");
  await editor.show(`${id}.title`);
  await entry.getByRole("button", { name: "Add Cancelled" }).click();
  await editor.saved();
  expect(saved()).toMatchObject({
    starts: "2041-03-05T17:00",
    timeZone: "Asia/Kolkata",
    revision: 1,
    cancelled: true,
  });
});
