import { once } from "node:events";
import { readdirSync } from "node:fs";

import { expect } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../../tests/browser/axe";
import { type EditorPage, inOrderWithGit, photo, test } from "./editorTest";

inOrderWithGit();

interface Team {
  groups: { members: { name: string; img?: string }[] }[];
}

const groupOf = (editor: EditorPage, index: number) => {
  const { groups } = editor.read("team.json") as unknown as Team;
  return groups[index]?.members ?? [];
};

test("adds a member with a photo taken on its side", async ({ editor }) => {
  const { page } = editor;
  await editor.open("Team");
  await editor.show("groups[1].members");
  const index = groupOf(editor, 1).length;
  const member = `groups[1].members[${index}]`;
  await editor.field("groups[1].members-add").click();
  await expect(editor.field(`${member}.name`)).toBeFocused();
  await page.keyboard.type("Zoë O’Neill");
  await editor.field(member).getByRole("button", { name: "Add Photo" }).click();
  await editor.field(`${member}.img`).setInputFiles({
    name: "IMG_0001.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(),
  });
  await expect(page.getByTestId("cropper")).toBeVisible();
  await expectAccessible(page, "dialog");
  await editor.button("Use this part").click();
  await editor.saved();
  const stored = sharp(editor.path("images/team/zoe-oneill.jpg"));
  const { width, height, exif, orientation } = await stored.metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 640,
    height: 640,
  });
  const upper = { left: 0, top: 0, width: 640, height: 300 };
  const { dominant } = await stored.extract(upper).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(groupOf(editor, 1)[index]).toEqual({
    name: "Zoë O’Neill",
    img: "zoe-oneill.jpg",
  });
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
  await editor.button("Use this part").click();
  await expect(alert).toContainText("larger than 25 MB");
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
  const address = "**/api/pictures?*";
  await page.route(address, async (route) => {
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
  await editor.button("Use this part").click();
  await meanwhile();
  held.abort();
  await upload;
  await page.unroute(address);
}

test("stores a photo with its person, who moved meanwhile, unless they were deleted", async ({
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
  expect(groupOf(editor, 2)).toMatchObject([second, { name: first?.name }]);
  expect(editor.read("home.json")).not.toHaveProperty("groups");

  await editor.open("Team");
  const pictures = readdirSync(editor.path("images/team"));
  const [person] = groupOf(editor, 3);
  await uploadSlowly(editor, "groups[3].members[0].img", () =>
    editor.button(`Delete ${person?.name}`).click(),
  );
  const message = editor.page.locator(".message");
  await expect(message).toContainText("The picture was not stored");
  expect(readdirSync(editor.path("images/team"))).toEqual(pictures);
  await editor.saved();
});
