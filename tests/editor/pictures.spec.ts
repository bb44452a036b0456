import { existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../browser/axe";
import { photo, test } from "./test";

test.describe.configure({ mode: "serial", timeout: 120_000 });

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
  const large = Buffer.concat([await photo(2000, 2000), Buffer.alloc(3e7)]);
  await choose("large.jpg", large);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(alert).toContainText("larger than 25 MB");
});

test("takes a picture that is dropped", async ({ editor }) => {
  const { page } = editor;
  const before = await editor
    .field("whatIsGainova.image")
    .evaluate((input) => input.parentElement?.textContent);
  const bytes = (await photo(2000, 1600)).toString("base64");
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
