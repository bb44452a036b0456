import { expect } from "@playwright/test";

import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

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
    ["Footer and site", "copyright"],
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

test("shows what is saved: a text, an entry that is added, its order and its removal", async ({
  editor,
}) => {
  const { page, frame } = editor;
  await editor.open("Home");
  await editor.fill("hero.learnMore", "Find out more");
  await expect(frame.getByText("Find out more")).toBeVisible();
  await editor.open("Questions");
  const titles = page.locator(".form > .group > ol > li > details > summary");
  const index = await titles.count();
  await page
    .getByRole("button", { name: /^Duplicate/ })
    .last()
    .click();
  // The first save is still under way, and Gatsby collects changes.
  const text = "Is this shown?";
  await editor.fill(`faqs[${index}].question`, text);
  const shown = frame.getByText(text);
  await expect(shown).toBeInViewport();
  await page.getByRole("button", { name: `Move ${text} up` }).click();
  await expect(async () => {
    const questions = await titles.allTextContents();
    const headings = await frame.locator("h3").allTextContents();
    expect(headings.slice(-questions.length)).toEqual(questions);
  }).toPass();
  await page.getByRole("button", { name: `Delete ${text}` }).click();
  await expect(shown).toBeHidden();
  await editor.saved();
});

test("reloads a page that misses an update", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Home");
  await editor.previewReady();
  const frame = page.frames()[1];
  // Has neither scripts nor a body, like a page that is still loading.
  await frame?.goto(new URL("/favicon.svg", editor.project.url).href);
  const reloaded = page.waitForEvent("framenavigated", {
    predicate: (navigated) => navigated === frame,
  });
  await editor.fill("hero.learnMore", "Read on");
  await reloaded;
  await editor.saved();
  await frame?.goto(new URL("/", editor.project.url).href);
  await expect(editor.frame.getByText("Read on")).toBeVisible();
});

test("opens a podcast with its first episode", async ({ editor }) => {
  await editor.button("Add program").click();
  const adding = editor.dialog("Add program");
  await adding.getByLabel("Title").fill("Morning Show");
  await adding.getByRole("button", { name: "Add" }).click();
  await editor.fill("meta.description", "Conversations about AI. ".repeat(4));
  await editor.fill("introduction", "One guest, one question.");
  await editor.field("entries-add").click();
  await editor.fill("entries[0].title", "First Episode");
  await editor.fill("entries[0].description", "Why we are here.");
  await editor.button("Add Link").click();
  await editor.fill("entries[0].link.label", "Listen");
  await editor.fill("entries[0].link.href", "https://example.org/1");
  await editor.saved();
  expect(editor.json("programs/morning-show.json")).toMatchObject({
    heading: "Morning Show",
    meta: { title: "Morning Show" },
    entries: [{ title: "First Episode" }],
  });
  await expect(editor.frame.getByText("First Episode")).toBeVisible();
});
