import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { type EditorPage, skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ editor }) => editor.reset());

const heading = "whatIsGainova.heading";

/** Changes a file as a text editor does. */
async function replace(
  editor: EditorPage,
  file: string,
  from: string,
  to: string,
) {
  const text = await readFile(editor.path(file), "utf8");
  expect(text).toContain(from);
  await writeFile(editor.path(file), text.replace(from, to));
}

test("asks nothing when the page is reloaded while it saves", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  for (let delay = 0; delay <= 400; delay += 80) {
    await editor.field("heading").fill("");
    await editor.field("heading").pressSequentially(`About us ${delay}`);
    await page.waitForTimeout(delay);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(editor.field("heading")).toHaveValue(`About us ${delay}`);
    await editor.saved();
    await expect(page.getByText("Someone else changed")).toBeHidden();
    expect(editor.json("about.json").heading).toBe(`About us ${delay}`);
  }
});

test("keeps drafts of two tabs, also when one is closed or reloaded", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  const tab = await page.context().newPage();
  await tab.goto(page.url(), { waitUntil: "domcontentloaded" });
  const other = tab.locator('[id="introduction"]');
  await other.fill("Typed in the other tab.");
  await editor.field("heading").fill("");
  await tab.locator(`[id="${heading}"]`).fill("");
  await tab.close();
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(editor.field("heading")).toHaveValue("");
  await expect(editor.field(heading)).toHaveValue("");
  await expect(editor.field("introduction")).toHaveValue(
    "Typed in the other tab.",
  );
  await expect
    .poll(() => editor.json("about.json").introduction)
    .toBe("Typed in the other tab.");
  await editor.field("heading").fill("About us");
  await editor.field(heading).fill("What is it?");
  await editor.saved();
});

test("takes changes on disk, and asks only about a field that both changed", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.field("heading").fill("");
  await replace(editor, "about.json", '"What is it?"', '"Edited by hand?"');
  await editor.focusWindow();
  await expect(editor.field(heading)).toHaveValue("Edited by hand?");
  await expect(editor.field("heading")).toHaveValue("");
  await expect(page.getByText("Someone else changed")).toBeHidden();
  await replace(editor, "about.json", '"About us"', '"Theirs"');
  await editor.focusWindow();
  const choices = page.getByRole("region", { name: "Someone else changed" });
  await expect(choices.getByRole("definition")).toHaveText([
    "(empty)",
    "Theirs",
  ]);
  await expectAccessible(page, ".editor");
  await editor.field("heading").fill("Mine");
  await editor.field("introduction").fill("Saved while there is a question.");
  await expect(choices.getByRole("definition")).toHaveText(["Mine", "Theirs"]);
  await expect
    .poll(() => editor.json("about.json"))
    .toMatchObject({
      heading: "Theirs",
      introduction: "Saved while there is a question.",
    });
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(editor.field("heading")).toHaveValue("Mine");
  await choices.getByRole("button", { name: "Keep yours" }).click();
  await editor.saved();
  expect(editor.json("about.json").heading).toBe("Mine");
  await editor.field("heading").fill("");
  await replace(editor, "about.json", '"Mine"', '"Theirs again"');
  await editor.focusWindow();
  await choices.getByRole("button", { name: "Take theirs" }).click();
  await expect(editor.field("heading")).toHaveValue("Theirs again");
  await editor.saved();
});

test("undoes a step and keeps what others changed since", async ({
  editor,
}) => {
  await editor.field("introduction").fill("To be undone.");
  await editor.saved();
  await replace(editor, "about.json", '"Theirs again"', '"About us"');
  await editor.focusWindow();
  await expect(editor.field("heading")).toHaveValue("About us");
  await editor.field("introduction").focus();
  await editor.page.keyboard.press("Control+z");
  await editor.saved();
  expect(editor.json("about.json")).toMatchObject({
    heading: "About us",
    introduction: "Saved while there is a question.",
  });
});

test("keeps a page that was deleted while it was edited", async ({
  editor,
}) => {
  await editor.open("Terms of Service");
  await editor.field("introduction").fill("");
  await rm(editor.path("legal/terms.json"));
  await editor.focusWindow();
  const choices = editor.page.getByRole("region", {
    name: "Someone else changed",
  });
  await expect(choices).toContainText("The whole page");
  await choices.getByRole("button", { name: "Keep yours" }).click();
  await editor.field("introduction").fill("Still there.");
  await editor.saved();
  expect(editor.json("legal/terms.json").introduction).toBe("Still there.");
});

test("says what to do when a file cannot be written", async ({ editor }) => {
  const file = editor.path("interface.json");
  chmodSync(file, 0o444);
  await editor.open("Names of buttons");
  await editor.fill("loading", "Loading the page");
  await expect(editor.page.getByText("is read-only")).toBeVisible();
  chmodSync(file, 0o644);
  await editor.saved();
  expect(editor.read("interface.json")).toContain("Loading the page");
});

test("says where invalid JSON is broken, and takes it once it is not", async ({
  editor,
}) => {
  const text = editor.read("contact.json");
  await writeFile(editor.path("contact.json"), "{ broken");
  await editor.focusWindow();
  await editor.open("Contact form");
  await expect(editor.page.getByText("no JSON that can be read")).toBeVisible();
  await writeFile(editor.path("contact.json"), text);
  await editor.focusWindow();
  await expect(editor.field("heading")).toBeVisible();
  await editor.saved();
});

test("leaves content that the check and Prettier accept", ({ editor }) => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: editor.project.folder,
      encoding: "utf8",
    });
  expect(editor.changedLines()).not.toEqual([]);
  const check = run("--import", "tsx", "scripts/check.ts");
  expect(check).toContain("No problems");
  const prettier = "node_modules/prettier/bin/prettier.cjs";
  const files = ["data/*.json", "data/legal/*.json"];
  run(prettier, "--check", "--ignore-path=.gitignore", ...files);
});
