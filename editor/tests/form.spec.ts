import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { inOrderWithGit, test } from "./editorTest";

inOrderWithGit();

test("has no accessibility issues, overflow or covered parts in all widths", async ({
  editor,
}) => {
  const { page } = editor;
  // Two lists of accounts have the same name.
  await editor.open("Footer and site");
  await expectAccessible(page, ".editor");
  await editor.open("Names of buttons");
  // 720 px is 1440 px at 200 % zoom, 320 px is 1280 px at 400 %.
  for (const width of [1440, 720, 320]) {
    await page.setViewportSize({ width, height: width === 720 ? 450 : 900 });
    await expectAccessible(page, ".editor");
    const overflow = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
    const contents = page.getByRole("navigation").getByRole("button");
    for (const button of await contents.all())
      await button.click({ trial: true });
  }
  await editor.button("Preview").click();
  await expect(editor.field("loading")).toBeHidden();
  await page.getByRole("button", { name: "Form", exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

interface Team {
  groups: { members: { name: string; linkedin?: string }[] }[];
}

test("adds, moves, duplicates and deletes entries, and removes optional fields", async ({
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
  await editor.fill("groups[1].members[1].name", "Ada Example");
  await editor.button("Move Ada Example up").click();
  await editor.show("groups[2].members[0].linkedin");
  await page
    .locator('.field:has([id="groups[2].members[0].linkedin"])')
    .getByRole("button", { name: "Remove" })
    .click();
  await editor.button("Delete Mentor").last().click();
  await page.locator(".message").getByRole("button", { name: "Undo" }).click();
  await editor.saved();
  const { groups } = editor.read("team.json") as unknown as Team;
  expect(groups[0]?.members).toHaveLength(1);
  expect(groups[1]?.members[0]?.name).toBe("Ada Example");
  expect(groups[2]?.members[0]).not.toHaveProperty("linkedin");

  await editor.open("Features");
  const features = () => editor.read("features.json").features as object[];
  const [first] = features() as { title: string }[];
  await editor.button(`Duplicate ${first?.title}`).click();
  await editor.fill("features[1].title", "Launched");
  await editor.saved();
  expect(features()[1]).toEqual({
    ...first,
    id: expect.any(Number) as unknown,
    title: "Launched",
  });
});

test("shows a problem beside its field once that is left, describes the field with it, and writes nothing", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("Team");
  const before = editor.text("team.json");
  const id = "groups[0].members[0].mail";
  const field = editor.field(id);
  await editor.show(id);
  const hint = await page.locator(`[id="${id}-help"]`).innerText();
  expect(hint).not.toBe("");
  await expect(field).toHaveAccessibleDescription(hint);
  await field.fill("nobody");
  await expect(page.getByText("1 field to fill in.")).toBeVisible();
  await expect(editor.problem(id)).toHaveCount(0);
  await field.blur();
  await expect(editor.problem(id)).toContainText("an e-mail address");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/an e-mail address/);
  await page.locator(".summary").getByRole("link").first().click();
  await expect(field).toBeFocused();
  await expectAccessible(page, ".editor");
  expect(editor.text("team.json")).toBe(before);
  await page.keyboard.press("Control+z");
  await editor.saved();
});

test("takes an icon by its name, a decimal comma, and a day with its time", async ({
  editor,
}) => {
  await editor.open("About");
  const icon = "whyGainova.cards[0].icon";
  await editor.fill(icon, "rock");
  const options = editor.page.locator(`[id="${icon}-list"] option`);
  await expect(options.filter({ hasText: /^rocket$/ })).toHaveCount(1);
  await editor.fill(icon, "rocket");
  await editor.open("Home");
  await editor.fill("collaborate.arcs[0].start.lat", "41,15");
  await editor.saved();
  expect(editor.text("home.json")).toContain('"lat": 41.15');
  await editor.open("Events");
  const starts = "entries[1].starts";
  await editor.show(starts);
  await editor.field(starts).fill("2040-11-03");
  await editor.field(starts).locator("~ input").fill("17:00");
  await editor.saved();
  const saved = '"starts": "2040-11-03T17:00"';
  expect(editor.text("programs/events.json")).toContain(saved);
});
