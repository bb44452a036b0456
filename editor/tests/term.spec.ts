import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Locator } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { type EditorPage, photo, skipWithoutGit, test } from "./editorTest";
import { Person } from "./Person";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

let reviewer: Person;

test.beforeAll(({ project }) => {
  const folder = path.join(path.dirname(project.folder), "reviewer");
  execFileSync("git", ["clone", "-q", project.remote, folder]);
  reviewer = new Person(folder);
  reviewer.git("config", "user.name", "Reviewer");
  reviewer.git("config", "user.email", "reviewer@example.org");
});

/** Changes a file on the default branch, as a colleague does. */
function publishByOthers(change: () => void): void {
  reviewer.git("checkout", "-q", "main");
  reviewer.git("pull", "-q", "--ff-only");
  change();
  reviewer.commit("Change by others");
  reviewer.push("origin", "main");
}

/** Opens the dialog, which takes what others changed. */
async function openDialog(editor: EditorPage): Promise<Locator> {
  await editor.button("Publish").click();
  const dialog = editor.dialog("Publish");
  // Git starts a dozen processes, which take long while the machine is busy.
  await expect(dialog.getByText("Looking for changes")).toBeHidden();
  await expectAccessible(editor.page, "dialog");
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

/** Publishes what is saved, and returns the branch of the request. */
async function publish(editor: EditorPage, title: string): Promise<string> {
  const dialog = await openDialog(editor);
  await dialog.getByLabel("What did you change").fill(title);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Your changes were sent")).toBeVisible();
  const [, branch = ""] =
    /Its branch is (.*);/.exec(await dialog.innerText()) ?? [];
  await close(dialog);
  return branch;
}

/** Everything of the clone that publishing leaves as it is. */
const cloneOf = ({ project: { git } }: EditorPage) => [
  git("symbolic-ref", "HEAD"),
  git("rev-parse", "HEAD"),
  git("for-each-ref", "--format=%(refname)", "refs/heads"),
  git("config", "--local", "--list"),
  git("diff", "--cached", "--name-only"),
];

test("publishes, updates the request once the site has changed, and sees that it was accepted", async ({
  editor,
}) => {
  const clone = cloneOf(editor);
  await editor.open("About");
  await editor.fill("heading", "About one");
  await editor.saved();
  const branch = await publish(editor, "Rename the page");
  expect(reviewer.linesOf(branch).join("\n")).toContain("About one");

  await test.step("the site changes meanwhile", async () => {
    publishByOthers(() => reviewer.edit("interface.json", { loading: "Wait" }));
    const dialog = await openDialog(editor);
    await expect(dialog).toContainText("1 change from others is in.");
    await expect(dialog).toContainText("update your request");
    await dialog.getByRole("button", { name: "Update your request" }).click();
    await expect(dialog.getByText("Your changes were sent")).toBeVisible();
    await expect(dialog).toContainText("There is nothing to publish");
    await close(dialog);
    expect(editor.json("interface.json").loading).toBe("Wait");
  });

  await test.step("the reviewer squash-merges", async () => {
    reviewer.git("fetch", "-q");
    publishByOthers(() =>
      reviewer.git("merge", "-q", "--squash", `origin/${branch}`),
    );
    const text = await look(editor);
    expect(text).toContain("accepted: its changes are published");
    expect(text).toContain("There is nothing to publish");
    expect(cloneOf(editor)).toEqual(clone);
  });
});

test("adds a page, whose request is closed, and removes it once no link leads to it", async ({
  editor,
}) => {
  await editor.button("Add legal page").click();
  await editor.dialog("Add legal page").getByLabel("Title").fill("Imprint");
  await editor.page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(editor.page.getByText("fields to fill in.")).toBeVisible();
  await expect(editor.page.locator(".problem")).toHaveCount(0);
  await editor.fill("meta.description", "Who is responsible. ".repeat(4));
  await editor.fill("introduction", "Who is responsible.");
  await editor.fill("updated", "2026-11-23");
  await editor.fill("updatedLabel", "Last changed:");
  await editor.saved();
  const branch = await publish(editor, "Add an imprint");
  reviewer.git("fetch", "-q");
  const changed = ["diff", "--name-only", "origin/main", `origin/${branch}`];
  expect(reviewer.git(...changed)).toBe("data/legal/imprint.json");
  reviewer.push("origin", `:${branch}`);
  const text = await look(editor);
  expect(text).toContain("closed without being published");
  expect(text).toContain("Imprint");
  await editor.button("Remove this page").click();
  await editor.saved();
  await editor.open("Terms of Service");
  await editor.button("Remove this page").click();
  const problems = editor.page.getByRole("region", { name: "a problem" });
  await expect(problems.getByRole("link").first()).toContainText("/terms");
  expect(editor.read("legal/terms.json")).not.toBe("");
  await editor.page.keyboard.press("Control+z");
  await editor.saved();
  expect(await look(editor)).toContain("There is nothing to publish");
});

test("asks which version is right where others changed the same", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  await editor.fill("heading", "Mine");
  await editor.saved();
  publishByOthers(() => reviewer.edit("about.json", { heading: "Theirs" }));
  const dialog = await openDialog(editor);
  await expect(dialog).toContainText("About: choose a version first");
  await dialog.getByLabel("What did you change").fill("Mine");
  await page.keyboard.press("Control+z");
  await expect(dialog.getByLabel("What did you change")).toHaveValue("");
  await dialog.getByLabel("What did you change").fill("Mine");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("alert")).toContainText("choose first");
  await close(dialog);
  // Undo in the dialog has left the content behind it alone.
  await expect(editor.field("heading")).toHaveValue("Mine");
  const choices = editor.questions();
  await expect(choices.getByRole("definition")).toHaveText(["Mine", "Theirs"]);
  await choices.getByRole("button", { name: "Take theirs" }).click();
  await expect(editor.field("heading")).toHaveValue("Theirs");
  await editor.saved();

  await test.step("in a picture", async () => {
    const file = "images/about/about-scene.jpg";
    const theirs = await photo(1200, 900);
    writeFileSync(editor.path(file), await photo(1600, 1000));
    publishByOthers(() => reviewer.write(file, theirs));
    await look(editor);
    // Photos on their side, so their height is their width.
    const widths = () =>
      choices
        .getByRole("img")
        .evaluateAll((all) =>
          all.map((each) => (each as HTMLImageElement).naturalWidth),
        );
    await expect.poll(widths).toEqual([1000, 900]);
    await choices.getByRole("button", { name: "Take theirs" }).click();
    await expect(choices).toBeHidden();
    expect(reviewer.text(file)).toBe(editor.read(file));
  });
  expect(await look(editor)).toContain("There is nothing to publish");
});

test("names what is not saved, can be canceled, and saves meanwhile", async ({
  editor,
}) => {
  const { page, project } = editor;
  await editor.fill("heading", "");
  await editor.fill("introduction", "Published without the heading.");
  await expect
    .poll(() => editor.json("about.json").introduction)
    .toBe("Published without the heading.");
  const dialog = await openDialog(editor);
  const unsaved = dialog.getByRole("link", { name: "About › Heading" });
  await expect(unsaved).toBeVisible();
  const slow = "sh -c 'sleep 600'";
  project.git("config", "remote.origin.url", "ssh://git@localhost/site.git");
  project.git("config", "core.sshCommand", slow);
  await dialog.getByLabel("What did you change").fill("Slowly");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("the network is slow")).toBeVisible();
  // None of these takes a connection until it is sent.
  for (let times = 0; times < 6; times += 1) await editor.focusWindow();
  const tab = await page.context().newPage();
  await tab.goto(page.url(), { waitUntil: "domcontentloaded" });
  await tab.locator('[id="introduction"]').fill("Saved meanwhile.");
  await expect
    .poll(() => editor.json("about.json").introduction)
    .toBe("Saved meanwhile.");
  await tab.close();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("It was canceled.")).toBeVisible();
  project.git("config", "--unset", "core.sshCommand");
  project.git("config", "remote.origin.url", project.remote);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Your changes were sent")).toBeVisible();
  await close(dialog);
  await editor.fill("heading", "Theirs");
  await editor.saved();
});

test("asks once for files that git itself put on disk", async ({ editor }) => {
  const { page, project } = editor;
  await editor.open("Questions");
  await editor.fill("faqs[0].answer", "Changed in the editor.");
  await editor.saved();
  await look(editor);
  project.git("checkout", "-q", "--", "data/faqs.json");
  await editor.focusWindow();
  const asked = page.getByRole("region", { name: "Git has put other files" });
  await expect(asked).toContainText("Questions");
  await expectAccessible(page, ".editor");
  await asked.getByRole("button", { name: "Bring the editor" }).click();
  await expect(asked).toBeHidden();
  await editor.show("faqs[0].answer");
  await expect(editor.field("faqs[0].answer")).toHaveValue(
    "Changed in the editor.",
  );
  expect(editor.read("faqs.json")).toContain("Changed in the editor.");
});

// The last tests: others need no preview that has just started.
test("starts the preview again after it has stopped", async ({ editor }) => {
  const { page } = editor;
  await editor.project.stopPreview();
  await expect(page.getByText("The preview has stopped.")).toBeVisible();
  await expectAccessible(page, ".editor");
  await editor.fill("faqs[2].question", "Does the preview start again?");
  await expect(page.getByText("The preview is starting.")).toBeVisible();
  await editor.saved();
});

test("takes newer code on request, and starts again by itself", async ({
  editor,
}) => {
  const { page, project } = editor;
  const notes = "notes.txt";
  publishByOthers(() =>
    writeFileSync(path.join(reviewer.folder, notes), "Newer code.\n"),
  );
  await look(editor);
  const newer = page.getByRole("region", { name: "Newer version" });
  await expectAccessible(page, ".editor");
  await newer.getByRole("button", { name: "Update the editor" }).click();
  await expect(newer).toBeHidden();
  expect(readFileSync(path.join(project.folder, notes), "utf8")).toBe(
    "Newer code.\n",
  );
  await editor.fill("faqs[2].question", "Does it save after that?");
  await editor.saved();
  expect(editor.read("faqs.json")).toContain("Does it save after that?");
});
