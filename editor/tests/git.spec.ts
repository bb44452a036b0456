import path from "node:path";

import { expect, type Locator } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { type EditorPage, inOrderWithGit, photo, test } from "./editorTest";
import { Person } from "./Person";

inOrderWithGit();

let reviewer: Person;

test.beforeAll(({ editor }) => {
  const folder = path.join(path.dirname(editor.folder), "reviewer");
  reviewer = Person.clone(editor.remote, folder);
});

/** Opens the dialog, which takes what others changed. */
async function openDialog(editor: EditorPage): Promise<Locator> {
  await editor.button("Publish").click();
  const dialog = editor.dialog("Publish");
  // Git starts a dozen processes, which take long while the machine is busy.
  await expect(dialog.getByText("Looking for changes")).toBeHidden();
  return dialog;
}

const close = (dialog: Locator) =>
  dialog.getByRole("button", { name: "Close" }).click();

/** Opens the dialog, and returns what it says. */
async function look(editor: EditorPage): Promise<string> {
  const dialog = await openDialog(editor);
  const text = await dialog.innerText();
  await close(dialog);
  return text;
}

/** Fills in the dialog, and sends. */
async function publish(dialog: Locator, title: string): Promise<void> {
  await dialog.getByLabel("What did you change").fill(title);
  await dialog.getByRole("button", { name: "Publish" }).click();
}

test("publishes, updates the request once the site has changed, and sees that it was accepted", async ({
  editor,
}) => {
  await editor.open("About");
  await editor.fill("heading", "About one");
  await editor.saved();
  const dialog = await openDialog(editor);
  await expectAccessible(editor.page, "dialog");
  await publish(dialog, "Rename the page");
  const sent = dialog.getByText("Your changes were sent");
  await expect(sent).toBeVisible();
  const [, branch = ""] =
    /Its branch is (.*);/.exec(await dialog.innerText()) ?? [];
  await close(dialog);
  expect(reviewer.linesOf(branch).join("\n")).toContain("About one");

  await test.step("the site changes meanwhile", async () => {
    reviewer.change("interface.json", { loading: "Wait" });
    await openDialog(editor);
    await expect(dialog).toContainText("1 change from others is in.");
    await dialog.getByRole("button", { name: "Update your request" }).click();
    await expect(sent).toBeVisible();
    await expect(dialog).toContainText("There is nothing to publish");
    await close(dialog);
    expect(editor.read("interface.json").loading).toBe("Wait");
  });

  await test.step("the reviewer accepts it", async () => {
    reviewer.publish(branch);
    const text = await look(editor);
    expect(text).toContain("accepted: its changes are published");
  });
});

test("asks which version is right where others changed the same", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.fill("heading", "Mine");
  const file = "images/about/about-scene.jpg";
  const theirs = await photo(1200, 900);
  editor.write(file, await photo(1600, 1000));
  await editor.saved();
  reviewer.changeOn("main", () => {
    reviewer.edit("about.json", { heading: "Theirs" });
    reviewer.write(file, theirs);
  });
  const dialog = await openDialog(editor);
  const title = dialog.getByLabel("What did you change");
  await title.fill("Nothing");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveValue("");
  await publish(dialog, "Mine");
  await expect(dialog.getByRole("alert")).toContainText("choose first");
  await close(dialog);
  // Undo in the dialog has left the content behind it alone.
  await expect(editor.field("heading")).toHaveValue("Mine");
  const choices = editor.questions();
  await expect(choices).toContainText("Mine");
  // Photos on their side, so their height is their width.
  const widths = () =>
    choices
      .getByRole("img")
      .evaluateAll((all) =>
        all.map((each) => (each as HTMLImageElement).naturalWidth),
      );
  await expect.poll(widths).toEqual([1000, 900]);
  for (const count of [1, 0]) {
    await choices.getByRole("button", { name: "Take theirs" }).first().click();
    await expect(choices.getByRole("term")).toHaveCount(2 * count);
  }
  await expect(editor.field("heading")).toHaveValue("Theirs");
  expect(editor.text(file)).toBe(reviewer.text(file));
  expect(await look(editor)).toContain("There is nothing to publish");
});

test("names what is not saved, can be canceled, and saves meanwhile", async ({
  editor,
}) => {
  const { page } = editor;
  const introduction = "Published without the heading.";
  // What was typed just before is saved by the time that git looks.
  const saved = page
    .waitForRequest(/api\/look\?now/)
    .then(() => editor.read("about.json").introduction);
  await editor.fill("heading", "");
  await editor.fill("introduction", introduction);
  const dialog = await openDialog(editor);
  expect(await saved).toBe(introduction);
  const unsaved = dialog.getByRole("link", { name: "About › Heading" });
  await expect(unsaved).toBeVisible();
  editor.git("config", "remote.origin.url", "ssh://git@localhost/site.git");
  editor.git("config", "core.sshCommand", "sh -c 'sleep 600'");
  await publish(dialog, "Slowly");
  await expect(dialog.getByText("the network is slow")).toBeVisible();
  // None of these takes a connection until it is sent.
  for (let times = 0; times < 6; times += 1) await editor.focusWindow();
  const tab = await page.context().newPage();
  await tab.goto(page.url(), { waitUntil: "domcontentloaded" });
  await tab.locator('[id="introduction"]').fill("Saved meanwhile.");
  await editor.savedAs("about.json", { introduction: "Saved meanwhile." });
  await tab.close();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("It was canceled.")).toBeVisible();
  editor.git("config", "--unset", "core.sshCommand");
  editor.git("config", "remote.origin.url", editor.remote);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Your changes were sent")).toBeVisible();
  await close(dialog);
});

test("asks once for files that git itself put on disk", async ({ editor }) => {
  const heading = "Changed in the editor";
  await editor.fill("heading", heading);
  await editor.saved();
  await look(editor);
  editor.git("checkout", "-q", "--", "data/about.json");
  await editor.focusWindow();
  const asked = editor.page.getByRole("region", { name: "Git has put other" });
  await expect(asked).toContainText("About");
  await expectAccessible(editor.page, ".editor");
  await asked.getByRole("button", { name: "Bring the editor" }).click();
  await expect(asked).toBeHidden();
  await expect(editor.field("heading")).toHaveValue(heading);
  expect(editor.read("about.json").heading).toBe(heading);
});
