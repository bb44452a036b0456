import { expect } from "@playwright/test";

import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ editor }) => {
  await editor.reset();
  await editor.previewReady();
});

test("opens the podcast with its first episode, and links its card", async ({
  editor,
}) => {
  await editor.button("Add program").click();
  await editor.dialog("Add program").getByLabel("Title").fill("Morning Show");
  await editor
    .dialog("Add program")
    .getByRole("button", { name: "Add" })
    .click();
  await editor.fill("meta.description", "Conversations about AI. ".repeat(4));
  await editor.fill("introduction", "One guest, one question.");
  await editor.field("entries add").click();
  const today = new Date().toLocaleDateString("sv");
  await expect(editor.field("entries[0].announced")).toHaveValue(today);
  await editor.fill("entries[0].title", "First Episode");
  await editor.fill("entries[0].description", "Why we are here.");
  await editor.button("Add Link").click();
  await editor.fill("entries[0].link.label", "Listen");
  await editor.fill("entries[0].link.href", "https://example.org/1");
  await editor.saved();
  expect(editor.json("programs/morning-show.json")).toMatchObject({
    heading: "Morning Show",
    entries: [{ title: "First Episode", announced: today }],
  });
  await expect(editor.frame.getByText("First Episode")).toBeVisible();
  await editor.open("Features");
  await editor.show("features[0].title");
  await editor.button("Add Link").first().click();
  await editor.fill("features[0].link.label", "Listen");
  await editor.fill("features[0].link.href", "/features/morning-show");
  await editor.saved();
  await editor.open("Morning Show");
  await editor.button("Remove this page").click();
  const dialog = editor.dialog("Remove Morning Show?");
  await expect(dialog.getByRole("link")).toHaveText([/features\[0\]\.link/]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("announces an event in its time zone, and cancels it", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("Events");
  const id = "entries[5]";
  // The focus is there before the next key.
  const focused = await editor.field("entries add").evaluate((add) => {
    (add as HTMLElement).click();
    return document.activeElement?.id;
  });
  expect(focused).toBe(`${id}.title`);
  await editor.fill(`${id}.title`, "Spring Meetup");
  await editor.fill(`${id}.description`, "An hour for everyone.");
  await editor.button("Add Starts").click();
  const field = page.locator(`.field:has([id="${id}.starts"])`);
  await field.getByLabel("Time").focus();
  await field.getByLabel("Time").fill("17:00");
  await editor.fill(`${id}.starts`, "2041-03-05");
  await editor.button("Add Time zone").click();
  await editor.fill(`${id}.timeZone`, "Asia/Kolkatta");
  await page.keyboard.press("Tab");
  await expect(editor.problem(`${id}.timeZone`)).toContainText("Asia/Kolkata");
  await editor.fill(`${id}.timeZone`, "Asia/Kolkata");
  await editor.saved();
  await expect(editor.frame.getByText("Spring Meetup")).toBeVisible();
  await editor.show(`${id}.title`);
  for (const name of ["Add Revision", "Add Cancelled"]) {
    await page.locator(`[id="${id}"]`).getByRole("button", { name }).click();
  }
  await editor.fill(`${id}.revision`, "1");
  await editor.saved();
  expect(editor.json("programs/events.json").entries).toContainEqual(
    expect.objectContaining({
      starts: "2041-03-05T17:00",
      timeZone: "Asia/Kolkata",
      revision: 1,
      cancelled: true,
    }),
  );
});
