import { execFile, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { firefox } from "../../tests/engines/firefox";
import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test("lists all content in plain words, and says once what should be done some day", async ({
  editor,
}) => {
  const contents = editor.page.getByRole("navigation");
  // In this order; a content type that is added may stand between them.
  await expect(contents.getByRole("listitem")).toContainText([
    "Home",
    "Team",
    "Questions",
    "Features",
    "About",
    "Privacy Policy",
    "Terms of Service",
    "Page not found",
    "GAIA Academy",
    "Events",
    "GAINOVA Podcast",
    "Innovation Sprints",
    "Join",
    "Contact form",
    "Names of buttons",
    "Navigation",
    "Footer and site",
  ]);
  const message = editor.page.locator(".message");
  await expect(message).toContainText("placeholders left");
  await expectAccessible(editor.page, ".editor");
  await message.getByRole("button", { name: "Close the message" }).click();
});

test("refuses other hosts and origins, and paths outside the content", async ({
  request,
  project,
}) => {
  const api = `${project.url}api/operations`;
  const { port, origin } = new URL(project.url);
  const status = async (
    headers: Record<string, string>,
    method = "GET",
    url = `${project.url}api/preview`,
  ) => (await request.fetch(url, { headers, method, data: "[]" })).status();
  expect(await status({ host: "evil.example" })).toBe(403);
  expect(await status({}, "POST", api)).toBe(403);
  expect(await status({ origin }, "POST", api)).toBe(200);
  const other = { "sec-fetch-site": "cross-site" };
  for (const spelling of ["api/updates", "%61pi/updates", "./api/updates"])
    expect(await status(other, "GET", project.url + spelling)).toBe(403);
  const forwarded = `octo-space-${port}.app.github.dev`;
  expect(await status({ host: forwarded })).toBe(200);
  const outside = await request.get(`${project.url}images/..%2f..%2fsite.json`);
  expect(outside.status()).toBe(404);
});

test("is opened, not started again, by a second npm run edit", async ({
  project,
}) => {
  const { port } = new URL(project.url);
  const args = ["--import", "tsx", "scripts/edit.ts", "--no-open", "--port"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, port],
    { cwd: project.folder },
  );
  expect(stdout).toContain(`The editor is open already, at ${project.url}`);
  const elsewhere = promisify(execFile)(process.execPath, [...args, port]);
  await expect(elsewhere).rejects.toThrow(`Another program uses port ${port}`);
});

test("shows the same fields in all tabs and after a reload, also the invalid ones", async ({
  editor,
}) => {
  const { page } = editor;
  const heading = "whatIsGainova.heading";
  await editor.open("About");
  for (const delay of [0, 250]) {
    await editor.field("heading").fill("");
    await editor.field("heading").pressSequentially(`About us ${delay}`);
    await page.waitForTimeout(delay);
    await editor.reload();
    await expect(editor.field("heading")).toHaveValue(`About us ${delay}`);
  }
  await editor.saved();
  expect(editor.json("about.json").heading).toBe("About us 250");
  const tab = await page.context().newPage();
  await tab.goto(page.url(), { waitUntil: "domcontentloaded" });
  const other = (id: string) => tab.locator(`[id="${id}"]`);
  await other("introduction").fill("Typed in the other tab.");
  await other(heading).fill("");
  await expect(editor.field(heading)).toHaveValue("");
  await expect(editor.field("introduction")).toHaveValue(
    "Typed in the other tab.",
  );
  await editor.field("heading").fill("");
  await expect(other("heading")).toHaveValue("");
  await tab.close();
  await editor.reload();
  await expect(editor.field("heading")).toHaveValue("");
  await expect(editor.field(heading)).toHaveValue("");
  await expect
    .poll(() => editor.json("about.json"))
    .toMatchObject({
      heading: "About us 250",
      introduction: "Typed in the other tab.",
    });
  await editor.field("heading").fill("About us");
  await editor.field(heading).fill("What is it?");
  await editor.saved();
});

test("keeps what is typed while the server cannot be reached, and sends it after", async ({
  editor,
}) => {
  const { page } = editor;
  const operations = "**/api/operations";
  const answers = [
    // A proxy's own page.
    () => ({ status: 502, contentType: "text/html", body: "<h1>502</h1>" }),
    () => undefined,
  ];
  for (const [index, answer] of answers.entries()) {
    await page.route(operations, (route) => {
      const own = answer();
      return own ? route.fulfill(own) : route.abort();
    });
    await editor.field("introduction").fill(`Typed meanwhile ${index}.`);
    const status = page.locator(".bar [role=status]");
    await expect(status).toContainText("What you type is kept in this tab");
    await editor.focusWindow();
    await editor.field("heading").fill(`Kept ${index}`);
    await page.unroute(operations);
    await editor.saved();
    expect(editor.json("about.json")).toMatchObject({
      heading: `Kept ${index}`,
      introduction: `Typed meanwhile ${index}.`,
    });
  }
});

test("asks where a field was edited by hand, too", async ({ editor }) => {
  const { page } = editor;
  const choices = editor.questions();
  await editor.field("heading").fill("");
  editor.replace("about.json", '"Kept 1"', '"Theirs"');
  await editor.focusWindow();
  const versions = choices.getByRole("definition");
  await expect(versions).toHaveText(["(empty)", "Theirs"]);
  await expectAccessible(page, ".editor");
  await editor.field("heading").fill("Mine");
  await editor.field("introduction").fill("Saved while there is a question.");
  await expect(versions).toHaveText(["Mine", "Theirs"]);
  await expect
    .poll(() => editor.json("about.json"))
    .toMatchObject({
      heading: "Theirs",
      introduction: "Saved while there is a question.",
    });
  await choices.getByRole("button", { name: "Keep yours" }).click();
  await editor.saved();
  expect(editor.json("about.json").heading).toBe("Mine");
});

test("undoes this tab's last step, and keeps what others changed since", async ({
  editor,
}) => {
  const { page } = editor;
  // A step of its own, since typing in one field is one step.
  await editor.field("heading").fill("Before");
  await editor.field("introduction").fill("To be undone.");
  await editor.saved();
  editor.replace("about.json", '"Before"', '"About us"');
  await editor.focusWindow();
  await expect(editor.field("heading")).toHaveValue("About us");
  await page.keyboard.press("Control+z");
  await editor.saved();
  expect(editor.json("about.json")).toMatchObject({
    heading: "About us",
    introduction: "Saved while there is a question.",
  });
  await page.keyboard.press("Control+Shift+z");
  await editor.saved();
  editor.replace("about.json", "To be undone.", "By hand.");
  await editor.focusWindow();
  await expect(editor.field("introduction")).toHaveValue("By hand.");
  await page.keyboard.press("Control+z");
  await expect(page.locator(".message")).toContainText("so it stays");
  await expect(editor.field("introduction")).toHaveValue("By hand.");
});

test("says where invalid JSON is broken, and takes it once it is not", async ({
  editor,
}) => {
  const text = editor.read("contact.json");
  writeFileSync(editor.path("contact.json"), "{ broken");
  await editor.focusWindow();
  await editor.open("Contact form");
  await expect(editor.page.getByText("no JSON that can be read")).toBeVisible();
  // Corrected by hand; the former text would look as if git had put it there.
  const corrected = text.replace('"heading": "', '"heading": "Please ');
  writeFileSync(editor.path("contact.json"), corrected);
  await editor.focusWindow();
  await expect(editor.field("heading")).toBeVisible();
  await editor.saved();
});

test("opens, edits and saves in Firefox", async ({ editor }) => {
  test.skip(firefox.missing() !== undefined, "Firefox is not installed");
  const { tab, close } = await firefox.start(true);
  await tab.goto(`${editor.project.url}#about.json`);
  const focus = () =>
    tab.evaluate(() => {
      document.getElementById("heading")?.focus();
      return document.activeElement?.id;
    });
  await expect.poll(focus).toBe("heading");
  await tab.keyboard.type("In Firefox ");
  const heading = () => editor.json("about.json").heading;
  await expect.poll(heading).toContain("In Firefox ");
  await close();
});

test("leaves content that the check and Prettier accept", ({ editor }) => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: editor.project.folder,
      encoding: "utf8",
    });
  expect(editor.changedLines()).not.toEqual([]);
  const check = run("--import", "tsx", "scripts/check.ts", "--brief");
  expect(check).toContain("No problems");
  const prettier = "node_modules/prettier/bin/prettier.cjs";
  const files = ["data/*.json", "data/legal/*.json"];
  run(prettier, "--check", "--ignore-path=.gitignore", ...files);
});
