import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../../tests/browser/axe";
import { type EditorPage, photo, skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ editor }) => editor.reset());

test("adds a member with a photo taken on its side", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Team");
  await editor.show("groups[1].members");
  await editor.field("groups[1].members add").click();
  await expect(editor.field("groups[1].members[1].name")).toBeFocused();
  await page.keyboard.type("Zoë O’Neill");
  await editor
    .field("groups[1].members[1]")
    .getByRole("button", { name: "Add Photo" })
    .click();
  await editor.field("groups[1].members[1].img").setInputFiles({
    name: "IMG_0001.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(),
  });
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  await expect(dialog.getByTestId("cropper")).toBeVisible();
  await expectAccessible(page, "dialog");
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await editor.saved();
  const file = editor.path("images/team/zoe-oneill.jpg");
  const stored = sharp(await readFile(file));
  const { width, height, exif, orientation } = await stored.metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 640,
    height: 640,
  });
  const upper = { left: 0, top: 0, width: 640, height: 300 };
  const { dominant } = await stored.extract(upper).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(editor.changedLines()).toEqual([
    "+        },",
    "+        {",
    '+          "name": "Zoë O’Neill",',
    '+          "img": "zoe-oneill.jpg"',
  ]);
});

test("refuses pictures that are broken, too small, too large or HEIC", async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open("About");
  const input = editor.field("whatIsGainova.image");
  const choose = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: "image/jpeg", buffer });
  const alert = page.locator(".field").getByRole("alert");
  await choose("broken.jpg", Buffer.from("no picture"));
  await expect(alert).toContainText("cannot be opened");
  await choose("a.heic", Buffer.from("....ftypheic...."));
  await expect(alert).toContainText("HEIC");
  await choose("small.jpg", await photo(300, 300));
  await expect(alert).toContainText("at least 800 px wide");
  const large = Buffer.concat([await photo(1000, 1000), Buffer.alloc(26e6)]);
  await choose("large.jpg", large);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(alert).toContainText("larger than 25 MB");
});

test("takes a picture that is dropped", async ({ editor }) => {
  const { page } = editor;
  const before = await editor
    .field("whatIsGainova.image")
    .evaluate((input) => input.parentElement?.textContent);
  const bytes = (await photo(1000, 1000)).toString("base64");
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    data.items.add(new File([file], "a.jpg", { type: "image/jpeg" }));
    return data;
  }, bytes);
  const target = page.locator('.picture:has([id="whatIsGainova.image"])');
  await target.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(target).not.toHaveText(before ?? "");
  await editor.saved();
  await page.keyboard.press("Control+z");
  await editor.saved();
  await page.getByRole("button", { name: "1 unused picture" }).click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
});

test("deletes a picture that nothing uses any more", async ({ editor }) => {
  const { page } = editor;
  const picture = editor.path("images/team/left-over.jpg");
  writeFileSync(picture, await photo());
  await editor.focusWindow();
  await page.getByRole("button", { name: "1 unused picture" }).click();
  await expectAccessible(page, "dialog");
  await page
    .getByRole("button", { name: /^Delete/ })
    .last()
    .click();
  await expect(page.getByText("All pictures are used.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  expect(existsSync(picture)).toBe(false);
});

/** Uploads a photo for a member while something else happens to the list. */
async function uploadSlowly(
  editor: EditorPage,
  id: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page } = editor;
  const held = new AbortController();
  const end = once(held.signal, "abort");
  await page.route("**/api/pictures?*", async (route) => {
    if (route.request().method() === "POST") await end;
    await route.continue();
  });
  await editor.show(id);
  await editor.field(id).setInputFiles({
    name: "IMG_0002.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(),
  });
  const upload = page.waitForResponse(/api.pictures/);
  await page.getByRole("button", { name: "Use this part" }).click();
  await meanwhile();
  held.abort();
  await upload;
  await page.unroute("**/api/pictures?*");
}

interface Group {
  members: { name: string; img?: string }[];
}

const groupOf = (editor: EditorPage, index: number) => {
  const { groups } = editor.json("team.json") as { groups: Group[] };
  return groups[index]?.members ?? [];
};

test("stores a photo with its person, who moved while another content is open", async ({
  editor,
}) => {
  await editor.open("Team");
  const [first, second] = groupOf(editor, 2);
  await uploadSlowly(editor, "groups[2].members[0].img", async () => {
    await editor.button(`Move ${first?.name} down`).click();
    await editor.open("Home");
  });
  await expect
    .poll(() => groupOf(editor, 2)[1]?.img)
    .toMatch(/^project-manager-1.*jpg$/);
  expect(groupOf(editor, 2)[0]).toEqual(second);
  expect(groupOf(editor, 2)[1]).toMatchObject({ name: first?.name });
  expect(editor.json("home.json")).not.toHaveProperty("groups");
});

test("stores no photo of a person who was deleted meanwhile, and says so", async ({
  editor,
}) => {
  await editor.open("Team");
  const pictures = readdirSync(editor.path("images/team"));
  const [person] = groupOf(editor, 3);
  await uploadSlowly(editor, "groups[3].members[0].img", () =>
    editor.button(`Delete ${person?.name}`).click(),
  );
  await expect(editor.page.locator(".message")).toContainText(
    "The picture was not stored",
  );
  expect(readdirSync(editor.path("images/team"))).toEqual(pictures);
  await editor.saved();
});

test("moves nothing when a drag is canceled and a photo misses its field", async ({
  editor,
}) => {
  await editor.open("Questions");
  const entries = editor.page.locator(".form > .group > ol > li");
  const before = await entries.locator("> details > summary").allTextContents();
  await entries.nth(0).locator("[draggable]").dispatchEvent("dragstart");
  await entries.nth(0).locator("[draggable]").dispatchEvent("dragend");
  const dropped = await editor.page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "a.jpg", { type: "image/jpeg" }));
    return data;
  });
  await entries.nth(2).dispatchEvent("drop", { dataTransfer: dropped });
  await entries.nth(0).locator("[draggable]").dispatchEvent("dragstart");
  await entries.nth(2).dispatchEvent("drop", { dataTransfer: dropped });
  await entries.nth(0).locator("[draggable]").dispatchEvent("dragend");
  await entries.nth(1).dispatchEvent("drop", {
    dataTransfer: await editor.page.evaluateHandle(() => new DataTransfer()),
  });
  const after = entries.locator("> details > summary");
  await expect(after).toHaveText(before);
});
