import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Locator } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { Person } from "./Person";
import { type EditorPage, photo, skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

let reviewer: Person;

test.beforeAll(async ({ editor, project }) => {
  await editor.reset();
  await editor.previewReady();
  const folder = path.join(path.dirname(project.folder), "reviewer");
  execFileSync("git", ["clone", "-q", project.remote, folder]);
  reviewer = new Person(folder);
  reviewer.git("config", "user.name", "Reviewer");
  reviewer.git("config", "user.email", "reviewer@example.org");
});

const states = {
  new: "someone looks at them before they are published",
  open: "This is added to your open request",
};

// Git starts a dozen processes, which take long while the machine is busy.
const changesRead = (dialog: Locator) =>
  expect(dialog.getByText("Looking for changes")).toBeHidden();
const sent = (dialog: Locator) =>
  expect(dialog.getByText("Your changes were sent")).toBeVisible();

/** Publishes what is saved, and returns the branch of the request. */
async function publish(
  { page, project }: EditorPage,
  title: string,
  state: keyof typeof states,
): Promise<string> {
  await page.getByRole("button", { name: "Publish" }).click();
  const publishing = page.getByRole("dialog", { name: "Publish" });
  await changesRead(publishing);
  await expect(publishing.getByText(states[state])).toBeVisible();
  await expectAccessible(page, "dialog");
  await publishing.getByLabel("What did you change").fill(title);
  await publishing.getByRole("button", { name: "Publish" }).click();
  await sent(publishing);
  await publishing.getByRole("button", { name: "Close" }).click();
  const ref = project.git(
    "for-each-ref",
    "--format=%(refname)",
    "refs/gainova/pushed",
  );
  return ref.trim().slice("refs/gainova/pushed/".length);
}

/** Opens the dialog, which takes what others changed, and reads it. */
async function look({ page }: EditorPage): Promise<string> {
  await page.getByRole("button", { name: "Publish" }).click();
  const publishing = page.getByRole("dialog", { name: "Publish" });
  await changesRead(publishing);
  const text = await publishing.innerText();
  await publishing.getByRole("button", { name: "Close" }).click();
  return text;
}

/** Everything of the clone that publishing leaves as it is. */
const cloneOf = ({ project: { git } }: EditorPage) => [
  git("symbolic-ref", "HEAD"),
  git("for-each-ref", "--format=%(refname)", "refs/heads"),
  git("config", "--local", "--list"),
  git("diff", "--cached", "--name-only"),
];

test("publishes for a term, and loses nothing", async ({ editor }) => {
  const clone = cloneOf(editor);
  await editor.open("About");

  await test.step("publishes", async () => {
    await editor.field("heading").fill("About one");
    await editor.saved();
  });
  const first = await publish(editor, "Rename the page", "new");
  expect(reviewer.linesOf(first)).toEqual([
    expect.stringMatching(/^- "heading"/),
    '+ "heading": "About one",',
  ]);

  await test.step("the reviewer squash-merges", () => {
    reviewer.git("merge", "-q", "--squash", `origin/${first}`);
    reviewer.commit("Rename the page (squashed)");
    reviewer.push("origin", "main");
  });

  await test.step("edits the same field and publishes again", async () => {
    await editor.field("heading").fill("About two");
    await editor.saved();
    expect(await look(editor)).toContain("accepted: its changes are published");
  });
  const second = await publish(editor, "Rename the page again", "new");
  expect(second).not.toBe(first);
  expect(reviewer.linesOf(second)).toEqual([
    '- "heading": "About one",',
    '+ "heading": "About two",',
  ]);

  await test.step("the reviewer fixes a typo on the branch while the next field is edited", async () => {
    reviewer.git("checkout", "-q", "-B", "fix", `origin/${second}`);
    reviewer.edit("about.json", { heading: "About 2" });
    reviewer.commit("Fix a typo");
    reviewer.push("origin", `fix:${second}`);
    await editor.field("introduction").fill("Written by the student.");
    await editor.saved();
  });

  await test.step("a colleague changes the neighboring line on the default branch", () => {
    reviewer.git("checkout", "-q", "main");
    const { meta } = reviewer.read("about.json");
    reviewer.edit("about.json", {
      meta: { ...(meta as object), title: "New title" },
    });
    reviewer.commit("Change the title");
    reviewer.push("origin", "main");
  });

  await test.step("publishes to the same request", async () => {
    const text = await look(editor);
    expect(text).toContain("2 changes from others are in.");
    expect(text).toContain("Someone changed your request.");
    await expect(editor.field("heading")).toHaveValue("About 2");
    await expect(editor.field("meta.title")).toHaveValue("New title");
    expect(await publish(editor, "Add an introduction", "open")).toBe(second);
    expect(reviewer.linesOf(second)).toEqual([
      '- "heading": "About one",',
      expect.stringMatching(/^- "introduction"/),
      '+ "heading": "About 2",',
      '+ "introduction": "Written by the student.",',
    ]);
  });

  await test.step("the request is merged with a merge commit", async () => {
    reviewer.git("merge", "-q", "--no-ff", "--no-edit", `origin/${second}`);
    reviewer.push("origin", "main", `:${second}`);
    const text = await look(editor);
    expect(text).toContain("accepted: its changes are published");
    expect(text).toContain("There is nothing to publish");
    expect(editor.read("about.json")).toBe(reviewer.text("about.json"));
    expect(editor.changedLines()).toEqual([]);
  });

  await test.step("a page is added, and its request is closed", async () => {
    await editor.button("Add legal page").click();
    await editor.dialog("Add legal page").getByLabel("Title").fill("Imprint");
    await editor.page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(editor.page.getByText("fields to fill in.")).toBeVisible();
    await expect(editor.page.locator(".problem")).toHaveCount(0);
    await editor.fill(
      "meta.description",
      "Who is responsible for this site, and how to reach us by mail.",
    );
    await editor.fill("introduction", "Who is responsible.");
    await editor.fill("updated", "2026-11-23");
    await editor.fill("updatedLabel", "Last changed:");
    await editor.saved();
    const title = editor.frame.getByRole("heading", { name: "Imprint" });
    await expect(title).toBeVisible();
    const third = await publish(editor, "Add an imprint", "new");
    reviewer.git("fetch", "-q");
    expect(
      reviewer.git("diff", "--name-only", "origin/main", `origin/${third}`),
    ).toBe("data/legal/imprint.json");
    reviewer.push("origin", `:${third}`);
    const text = await look(editor);
    expect(text).toContain("closed without being published");
    expect(text).toContain("Imprint");
    expect(editor.read("legal/imprint.json")).toContain("Who is responsible.");
  });

  await test.step("the page is removed once no link leads to it", async () => {
    await editor.button("Remove this page").click();
    await editor
      .dialog("Remove Imprint?")
      .getByRole("button", { name: "Remove", exact: true })
      .click();
    await editor.saved();
    await editor.open("Terms of Service");
    await editor.button("Remove this page").click();
    await expect(
      editor.dialog("Remove Terms of Service?").getByRole("link"),
    ).not.toHaveCount(0);
    await editor.button("Cancel").click();
    expect(await look(editor)).toContain("There is nothing to publish");
    expect(
      editor.project.git("status", "--porcelain", "--untracked-files=no"),
    ).toBe("");
    expect(editor.project.git("rev-parse", "HEAD")).toBe(
      editor.project.git("rev-parse", "origin/main"),
    );
  });
  expect(cloneOf(editor)).toEqual(clone);
});

test("asks which version is right where others changed the same", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  await editor.field("heading").fill("Mine");
  await editor.saved();
  reviewer.git("checkout", "-q", "main");
  reviewer.git("pull", "-q", "--ff-only");
  reviewer.edit("about.json", { heading: "Theirs" });
  reviewer.commit("Change the heading");
  reviewer.push("origin", "main");
  await page.getByRole("button", { name: "Publish" }).click();
  const publishing = editor.dialog("Publish");
  await changesRead(publishing);
  await expect(publishing).toContainText("About: choose a version first");
  await publishing.getByLabel("What did you change").fill("Mine");
  await page.keyboard.press("Control+z");
  await expect(publishing.getByLabel("What did you change")).toHaveValue("");
  await publishing.getByRole("button", { name: "Close" }).click();
  // Undo in the dialog has left the content behind it alone.
  await expect(editor.field("heading")).toHaveValue("Mine");
  const choices = page.getByRole("region", { name: "Someone else changed" });
  await expect(choices.getByRole("definition")).toHaveText(["Mine", "Theirs"]);
  await choices.getByRole("button", { name: "Take theirs" }).click();
  await expect(editor.field("heading")).toHaveValue("Theirs");
  await editor.saved();

  await test.step("in a picture", async () => {
    const file = "images/about/about-scene.jpg";
    const theirs = await photo(1200, 900);
    writeFileSync(editor.path(file), await photo(1600, 1000));
    reviewer.write(file, theirs);
    reviewer.commit("Replace the picture");
    reviewer.push("origin", "main");
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
    expect(readFileSync(editor.path(file)).equals(theirs)).toBe(true);
  });

  await test.step("in a picture that is removed here", async () => {
    const file = "images/about/about-scene.jpg";
    rmSync(editor.path(file));
    reviewer.write(file, await photo(1000, 900));
    reviewer.commit("Replace the picture again");
    reviewer.push("origin", "main");
    await look(editor);
    await expect(choices.getByRole("definition").first()).toHaveText(
      "(removed)",
    );
    await choices.getByRole("button", { name: "Take theirs" }).click();
    await expect(choices).toBeHidden();
  });
  expect(await look(editor)).toContain("There is nothing to publish");
});

test("names what is not saved, can be canceled, and saves meanwhile", async ({
  editor,
}) => {
  const { page, project } = editor;
  await editor.field("heading").fill("");
  await editor.field("introduction").fill("Published without the heading.");
  await expect
    .poll(() => editor.json("about.json").introduction)
    .toBe("Published without the heading.");
  await page.getByRole("button", { name: "Publish" }).click();
  const publishing = editor.dialog("Publish");
  await changesRead(publishing);
  await expect(
    publishing.getByRole("link", { name: "About › Heading" }),
  ).toBeVisible();
  const slow = "sh -c 'sleep 600'";
  project.git("config", "remote.origin.url", "ssh://git@localhost/site.git");
  project.git("config", "core.sshCommand", slow);
  await publishing.getByLabel("What did you change").fill("Slowly");
  await publishing.getByRole("button", { name: "Publish" }).click();
  await expect(publishing.getByText("The network is slow.")).toBeVisible();
  const { loading } = editor.json("interface.json");
  const change = { file: "interface.json", path: ["loading"], before: loading };
  const body = JSON.stringify([{ ...change, after: "Saved meanwhile" }]);
  await page.evaluate(
    async (init) => {
      await fetch("api/content", init);
    },
    { method: "PUT", body },
  );
  expect(editor.json("interface.json").loading).toBe("Saved meanwhile");
  await publishing.getByRole("button", { name: "Cancel" }).click();
  await expect(publishing.getByText("It was canceled.")).toBeVisible();
  project.git("config", "--unset", "core.sshCommand");
  project.git("config", "remote.origin.url", project.remote);
  await publishing.getByRole("button", { name: "Publish" }).click();
  await sent(publishing);
  await publishing.getByRole("button", { name: "Close" }).click();
  await editor.field("heading").fill("Theirs");
  await editor.saved();
});

// The last test: others need no preview that has just started.
test("starts the preview again after it has stopped", async ({ editor }) => {
  const { page } = editor;
  await editor.project.stopPreview();
  await expect(page.getByText("The preview has stopped.")).toBeVisible();
  await expectAccessible(page, ".editor");
  await editor.open("Questions");
  await editor.fill("faqs[2].question", "Does the preview start again?");
  await expect(page.getByText("The preview is starting.")).toBeVisible();
  await editor.saved();
});
