import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { firefox } from "../../tests/engines/firefox";
import { inOrderWithGit, test } from "./editorTest";

inOrderWithGit();

test("says what should be done some day, and answers its own page only", async ({
  editor,
  request,
}) => {
  const message = editor.page.locator(".message");
  await expect(message).toContainText("placeholders left");
  await message.getByRole("button", { name: "Close the message" }).click();
  const url = `${editor.url}api/operations`;
  const { origin } = new URL(url);
  for (const [headers, status] of [
    [{ origin }, 200],
    [{ origin, host: "evil.example" }, 403],
    [{}, 403],
  ] as const) {
    const answer = await request.post(url, { headers, data: "[]" });
    expect(answer.status()).toBe(status);
  }
});

test("is opened, not started again, by a second npm run edit", async ({
  editor,
}) => {
  const { port } = new URL(editor.url);
  const args = ["--import", "tsx", "scripts/edit.ts", "--no-open", "--port"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, port],
    { cwd: editor.folder },
  );
  expect(stdout).toContain(`The editor is open already, at ${editor.url}`);
  const elsewhere = promisify(execFile)(process.execPath, [...args, port]);
  await expect(elsewhere).rejects.toThrow(`Another program uses port ${port}`);
});

test("shows the same fields in all tabs and after a reload, also the invalid ones", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  // A reload sends what was typed just before it.
  await editor.field("heading").fill("About us");
  await editor.reload();
  await expect(editor.field("heading")).toHaveValue("About us");
  await editor.savedAs("about.json", { heading: "About us" });
  const tab = await page.context().newPage();
  await tab.goto(page.url(), { waitUntil: "domcontentloaded" });
  const introduction = "Typed in the other tab.";
  await tab.locator('[id="introduction"]').fill(introduction);
  await expect(editor.field("introduction")).toHaveValue(introduction);
  await editor.field("heading").fill("");
  await expect(tab.locator('[id="heading"]')).toHaveValue("");
  await tab.close();
  await editor.reload();
  await expect(editor.field("heading")).toHaveValue("");
  await editor.savedAs("about.json", { heading: "About us", introduction });
  await editor.field("heading").fill("About");
  await editor.saved();
});

test("keeps what is typed while the server cannot be reached, and sends it after", async ({
  editor,
}) => {
  const { page } = editor;
  const operations = "**/api/operations";
  await page.route(operations, (route) => route.abort());
  await editor.field("introduction").fill("Typed meanwhile.");
  const status = page.locator(".bar [role=status]");
  await expect(status).toContainText("What you type is kept in this tab");
  await editor.focusWindow();
  await editor.field("heading").fill("Kept");
  await page.unroute(operations);
  await editor.saved();
  const fields = { heading: "Kept", introduction: "Typed meanwhile." };
  expect(editor.read("about.json")).toMatchObject(fields);
});

test("asks where a field was edited by hand, too", async ({ editor }) => {
  const versions = editor.questions().getByRole("definition");
  await editor.field("heading").fill("");
  editor.edit("about.json", { heading: "Theirs" });
  await editor.focusWindow();
  await expect(versions).toHaveText(["(empty)", "Theirs"]);
  await expectAccessible(editor.page, ".editor");
  await editor.field("heading").fill("Mine");
  await expect(versions).toHaveText(["Mine", "Theirs"]);
  expect(editor.read("about.json").heading).toBe("Theirs");
  await editor.button("Keep yours").click();
  await editor.saved();
  expect(editor.read("about.json").heading).toBe("Mine");
});

test("undoes and redoes this tab's last step, unless others changed it since", async ({
  editor,
}) => {
  const { page } = editor;
  const before = editor.text("about.json");
  await editor.field("introduction").fill("To be undone.");
  await editor.saved();
  const after = editor.text("about.json");
  for (const [key, text] of [
    ["Control+z", before],
    ["Control+Shift+z", after],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => editor.text("about.json")).toBe(text);
  }
  editor.edit("about.json", { introduction: "By hand." });
  await editor.focusWindow();
  await expect(editor.field("introduction")).toHaveValue("By hand.");
  await page.keyboard.press("Control+z");
  await expect(page.locator(".message")).toContainText("so it stays");
  await expect(editor.field("introduction")).toHaveValue("By hand.");
});

test("says where invalid JSON is broken, and takes it once it is not", async ({
  editor,
}) => {
  const text = editor.text("contact.json");
  editor.write("contact.json", "{ broken");
  await editor.focusWindow();
  await editor.open("Contact form");
  await expect(editor.page.getByText("no JSON that can be read")).toBeVisible();
  // Corrected by hand; the former text would look as if git had put it there.
  const corrected = text.replace('"heading": "', '"heading": "Please ');
  editor.write("contact.json", corrected);
  await editor.focusWindow();
  await expect(editor.field("heading")).toHaveValue(/^Please /);
});

test("opens, edits and saves in Firefox", async ({ editor }) => {
  test.skip(firefox.missing() !== undefined, "Firefox is not installed");
  const { tab, close } = await firefox.start(true);
  await tab.goto(`${editor.url}#about.json`);
  const focus = () =>
    tab.evaluate(() => {
      document.getElementById("heading")?.focus();
      return document.activeElement?.id;
    });
  await expect.poll(focus).toBe("heading");
  await tab.keyboard.type("In Firefox ");
  const heading = () => editor.read("about.json").heading;
  await expect.poll(heading).toContain("In Firefox ");
  await close();
});
