import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { inOrderWithGit, test } from "./editorTest";
import { Person } from "./Person";

// The last file: others need no preview, which starts meanwhile.
inOrderWithGit();

test("shows the page beside the form once the preview is ready", async ({
  editor,
}) => {
  const { page } = editor;
  // While it starts, Gatsby may answer with a page that never renders.
  await page.route(
    (url) => url.pathname === "/",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Blank</p>" }),
    { times: 1 },
  );
  await editor.open("Home");
  await editor.previewReady();
});

test("follows the form in the page, and never scrolls itself", async ({
  editor,
}) => {
  const { page, frame } = editor;
  for (const [content, id] of [
    ["Questions", "faqs[3].question"],
    ["Home", "questions.introduction"],
  ] as const) {
    await editor.open(content);
    await editor.show(id);
    await editor.field(id).focus();
    const text = await editor.field(id).inputValue();
    const shown = frame.getByText(text, { exact: true }).last();
    await expect(shown).toBeInViewport();
    const places = await page.evaluate(() =>
      [".bar", ".editor", "html"].map(
        (selector) =>
          document.querySelector(selector)?.getBoundingClientRect().top,
      ),
    );
    expect(places).toEqual([0, 0, 0]);
  }
});

test("shows what is saved, also an entry that is added and deleted", async ({
  editor,
}) => {
  await editor.open("Questions");
  const { faqs } = editor.read("faqs.json") as { faqs: object[] };
  await editor
    .button(/^Duplicate/)
    .last()
    .click();
  // The first save is still under way, and Gatsby collects changes.
  const text = "Is this shown?";
  await editor.fill(`faqs[${faqs.length}].question`, text);
  const shown = editor.frame.getByText(text);
  await expect(shown).toBeInViewport();
  await editor.button(`Delete ${text}`).click();
  await expect(shown).toBeHidden();
  await editor.saved();
});

test("reloads a page that misses an update", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Home");
  await editor.previewReady();
  const frame = page.frames()[1];
  // Has neither scripts nor a body, like a page that is still loading.
  await frame?.goto(new URL("/favicon.svg", editor.url).href);
  const reloaded = page.waitForEvent("framenavigated", {
    predicate: (navigated) => navigated === frame,
  });
  await editor.fill("hero.learnMore", "Read on");
  await reloaded;
  await editor.saved();
  await frame?.goto(new URL("/", editor.url).href);
  await expect(editor.frame.getByText("Read on")).toBeVisible();
});

test("adds a program with its first episode, and removes it", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.button("Add program").click();
  const adding = editor.dialog("Add program");
  await adding.getByLabel("Title").fill("Morning Show");
  await adding.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("fields to fill in.")).toBeVisible();
  await expect(page.locator(".problem")).toHaveCount(0);
  await editor.fill("meta.description", "Conversations about AI. ".repeat(4));
  await editor.fill("introduction", "One guest, one question.");
  await editor.field("entries-add").click();
  await editor.fill("entries[0].title", "First Episode");
  await editor.fill("entries[0].description", "Why we are here.");
  await editor.saved();
  const file = "programs/morning-show.json";
  expect(editor.read(file)).toMatchObject({
    heading: "Morning Show",
    entries: [{ title: "First Episode" }],
  });
  await expect(editor.frame.getByText("First Episode")).toBeVisible();
  await editor.button("Remove this page").click();
  await editor.saved();
  expect(existsSync(editor.path(file))).toBe(false);
});

test("starts the preview again after it has stopped", async ({ editor }) => {
  const { page } = editor;
  await editor.open("About");
  const answer = await page.request.get(`${editor.url}api/preview`);
  const { pid } = (await answer.json()) as { pid: number };
  process.kill(pid);
  await expect(page.getByText("The preview has stopped.")).toBeVisible();
  await expectAccessible(page, ".editor");
  await editor.fill("heading", "Does the preview start again?");
  await expect(page.getByText("The preview is starting.")).toBeVisible();
  await editor.saved();
});

test("takes newer code on request, and starts again by itself", async ({
  editor,
}) => {
  const name = "notes.txt";
  const parent = path.dirname(editor.folder);
  const colleague = Person.clone(editor.remote, path.join(parent, "colleague"));
  colleague.changeOn("main", () =>
    writeFileSync(path.join(colleague.folder, name), "Newer code.\n"),
  );
  await editor.button("Publish").click();
  const newer = editor.page.getByRole("region", { name: "Newer version" });
  await expect(newer).toBeAttached();
  const dialog = editor.dialog("Publish");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectAccessible(editor.page, ".editor");
  await newer.getByRole("button", { name: "Update the editor" }).click();
  await expect(newer).toBeHidden();
  const notes = readFileSync(path.join(editor.folder, name), "utf8");
  expect(notes).toBe("Newer code.\n");
  const heading = "Does it save after that?";
  await editor.fill("heading", heading);
  await editor.savedAs("about.json", { heading });
});
