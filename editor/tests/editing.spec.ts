import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ editor }) => {
  await editor.reset();
  await editor.previewReady();
});

test("shows a changed text at once, and writes it as a diff of one line", async ({
  editor,
}) => {
  await editor.open("Home");
  await editor.fill("hero.learnMore", "Find out more");
  const frame = editor.frame;
  await expect(frame.getByText("Find out more")).toBeVisible();
  await editor.saved();
  expect(editor.changedLines()).toEqual([
    expect.stringMatching(/^- +"learnMore": /),
    '+    "learnMore": "Find out more",',
  ]);
});

test("undoes and redoes by keyboard", async ({ editor }) => {
  const { page } = editor;
  await page.keyboard.press("Control+z");
  await editor.saved();
  expect(editor.changedLines()).toEqual([]);
  await page.keyboard.press("Control+Shift+z");
  await editor.saved();
  expect(editor.changedLines()).toHaveLength(2);
  await page.keyboard.press("Control+z");
  await editor.saved();
});

test("reloads a page that misses an update", async ({ editor }) => {
  const { page } = editor;
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
  await page.keyboard.press("Control+z");
  await editor.saved();
});

test("adds, moves, renames, deletes and undoes", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Team");
  await editor.show("groups[1].members");
  await editor.field("groups[1].members add").click();
  await expect(page.getByText("1 field to fill in").first()).toBeVisible();
  await expect(page.locator(".problem")).toHaveCount(0);
  await page.keyboard.press("Tab");
  // Only what was left is wrong.
  await expect(editor.problem("groups[1].members[1].name")).toHaveText(
    "Name is empty.",
  );
  await editor.fill("groups[1].members[1].name", "Zoë O’Neill");
  await page.getByRole("button", { name: "Move Zoë O’Neill up" }).click();
  await expect(
    editor.field("groups[1].members[0]").locator("> summary"),
  ).toHaveText("Zoë O’Neill");
  await editor.fill("groups[2].heading", "Projects");
  await editor.show("groups[2].members[0].linkedin");
  await page
    .locator('.field:has([id="groups[2].members[0].linkedin"])')
    .getByRole("button", { name: "Remove" })
    .click();
  await page.getByRole("button", { name: "Delete Mentor" }).last().click();
  await page.locator(".message").getByRole("button", { name: "Undo" }).click();
  await editor.saved();
  const team = JSON.parse(editor.read("team.json")) as {
    groups: {
      heading: string;
      members: { name: string; linkedin?: string }[];
    }[];
  };
  expect(team.groups[0]?.members).toHaveLength(1);
  expect(team.groups[2]?.heading).toBe("Projects");
  expect(team.groups[2]?.members[0]).not.toHaveProperty("linkedin");
  expect(team.groups[1]?.members[0]?.name).toBe("Zoë O’Neill");
});

test("moves entries by dragging and by keyboard", async ({ editor }) => {
  const { page } = editor;
  const headings = editor.frame.locator("h3");
  await editor.open("Questions");
  await expect(headings.last()).toBeInViewport();
  const entries = page.locator(".form > .group > ol > li");
  const first = (await page.locator("summary").first().textContent()) ?? "";
  await entries.first().locator("[draggable]").dragTo(entries.nth(2));
  await expect(page.locator("summary").nth(2)).toHaveText(first);
  await page.getByRole("button", { name: `Move ${first} up` }).press("Enter");
  await expect(page.locator("summary").nth(1)).toHaveText(first);
  const questions = await page.locator("summary").allTextContents();
  await expect(async () => {
    const shown = await headings.allTextContents();
    expect(shown.slice(-questions.length)).toEqual(questions);
  }).toPass();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await editor.saved();
});

test("shows an entry that is added and changed at once, and its removal", async ({
  editor,
}) => {
  const { page, frame } = editor;
  await editor.open("Questions");
  const index = await page.locator(".form > .group > ol > li").count();
  await page
    .getByRole("button", { name: /^Duplicate/ })
    .last()
    .click();
  // The first save is still under way, and Gatsby collects changes.
  const text = "Is this shown?";
  await editor.fill(`faqs[${index}].question`, text);
  const shown = frame.getByText(text);
  const data = new URL("/page-data/index/page-data.json", editor.project.url);
  const hasText = async () =>
    (await (await page.request.get(data.href)).text()).includes(text);
  // The editor itself puts a text into the page; Gatsby's data has to follow.
  await expect.poll(hasText).toBe(true);
  await expect(shown).toBeInViewport();
  await page.getByRole("button", { name: `Delete ${text}` }).click();
  await expect(shown).toBeHidden();
  await editor.saved();
});

test("adds an arc by city and coordinates", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Home");
  const add = page.getByRole("button", { name: "Add arc" });
  const index = await page
    .getByRole("group", { name: "Arcs" })
    .getByRole("listitem")
    .count();
  await add.click();
  const arc = `collaborate.arcs[${index}]`;
  const values = [
    ["start.city", "Porto"],
    ["start.lat", "41,15"],
    ["start.lng", "-8.61"],
    ["end.city", "Perth"],
  ] as const;
  for (const [name, value] of values)
    await editor.fill(`${arc}.${name}`, value);
  // A pair, as maps copy it.
  await editor.field(`${arc}.end.lat`).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "-31.95, 115.86");
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent("paste", options));
  });
  await expect(editor.field(`${arc}.end.lng`)).toHaveValue("115.86");
  await editor.saved();
  expect(editor.read("home.json")).toContain('"lng": -8.61');
  const frame = editor.frame;
  await expect(frame.getByText("Porto").first()).toBeAttached();
  const title = editor.field(arc).locator("> summary");
  await expect(title).toHaveText("Porto – Perth");
});

test("shows each problem beside its field and writes nothing", async ({
  editor,
}) => {
  const { page } = editor;
  const problems = [
    ["Home", "meta.description", "Too short.", "a description of 50 to 160"],
    ["Home", "hero.learnMore", "", " is empty."],
    ["Home", "collaborate.arcs[0].start.lat", "-85", "a latitude from -80"],
    ["Home", "collaborate.arcs[0].start.lng", "x", "a number"],
    ["Home", "collaborate.statistics[0].number", "12345678", "at most 7"],
    ["Team", "groups[0].members[0].mail", "nobody", "an e-mail address"],
    ["Team", "groups[0].members[0].linkedin", "me", "LinkedIn"],
    ["Questions", "faqs[1].question", "", " is empty."],
    ["Footer and site", "url", "http://example.org", "https://"],
    ["Footer and site", "security.languages[0]", "English!", "language tag"],
  ] as const;
  const before = editor.changedLines();
  for (const [content, id, value, words] of problems) {
    await editor.open(content);
    await editor.fill(id, value);
    // A field is not wrong before it is left.
    await expect(page.getByText("1 field to fill in.")).toBeVisible();
    await expect(editor.problem(id)).toHaveCount(0);
    await editor.field(id).blur();
    await expect(editor.problem(id)).toContainText(words);
    await expect(editor.field(id)).toHaveAttribute("aria-invalid", "true");
    const link = page.locator(".summary").getByRole("link").first();
    await link.click();
    await expect(editor.field(id)).toBeFocused();
    if (id.endsWith(".mail")) await expectAccessible(page, ".editor");
    expect(editor.changedLines()).toEqual(before);
    await page.keyboard.press("Control+z");
    await editor.saved();
  }
});

test("chooses an icon by picture", async ({ editor }) => {
  const { page } = editor;
  await editor.open("About");
  await editor.show("whyGainova.cards[0].icon");
  await editor.field("whyGainova.cards[0].icon").click();
  const dialog = page.getByRole("dialog", { name: "Choose an icon" });
  await dialog.getByLabel("Search").fill("rocket");
  await expectAccessible(page, "dialog");
  await dialog.getByRole("button", { name: "rocket", exact: true }).click();
  await editor.saved();
  expect(editor.read("about.json")).toContain('"icon": "rocket"');
});

test("duplicates an entry, with a number of its own", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Features");
  const titles = page.locator(".form summary");
  const count = await titles.count();
  const first = (await titles.first().textContent()) ?? "";
  await page.getByRole("button", { name: `Duplicate ${first}` }).click();
  await expect(titles).toHaveCount(count + 1);
  await expect(titles.nth(1)).toContainText(first);
  const features = () =>
    (
      JSON.parse(editor.read("features.json")) as {
        features: { id: number; title: string }[];
      }
    ).features;
  const id = Math.max(...features().map((feature) => feature.id)) + 1;
  await editor.show("features[1].id");
  await expect(editor.field("features[1].id")).toHaveValue(`${id}`);
  await editor.fill("features[1].title", "Launched");
  await editor.saved();
  const [original, copy] = features();
  expect(copy).toEqual({ ...original, id, title: "Launched" });
});
