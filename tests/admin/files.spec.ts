import { readFileSync } from "node:fs";

import type { Admin } from "./Admin";
import { expect, test } from "./adminTest";

const NEW_TEXT = 'Добро "пожаловать" 🤖';

test("changes one line and overwrites no unseen change", async ({
  admin,
  page,
  consoleErrors,
}) => {
  const changeText = async (label: string) => {
    await admin.fill({ [label]: NEW_TEXT });
    await admin.save();
    await admin.close();
  };
  await admin.open();
  // After a reload, the CMS opens the same folder by itself.
  await page.reload();
  await expect(page.getByRole("gridcell").first()).toHaveText("Home");
  await admin.edit("Home");
  await admin.expand("Search results");
  await changeText("Page title");
  await admin.edit("Team");
  const fields = page.getByRole("group", { name: /Field$/ });
  await expect(fields.first()).toHaveAccessibleName(/Groups/);
  await admin.fill({ Heading: NEW_TEXT });
  await admin.save();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View on Live Site" }).click();
  await expect(await popup).toHaveURL("/teams");
  await admin.close();
  await admin.edit("Events", "Programs");
  await admin.expand("Entries", 1);
  await admin.fill({ Title: "Night of Robots" });
  await admin.save();
  await changeText("Heading");

  await admin.writeFiles();
  for (const [file, ...lines] of [
    ["home.json", `    "title": ${JSON.stringify(NEW_TEXT)},`],
    ["team.json", `  "heading": ${JSON.stringify(NEW_TEXT)},`],
    [
      "programs/events.json",
      '      "title": "Night of Robots",',
      `  "heading": ${JSON.stringify(NEW_TEXT)},`,
    ],
  ] as const) {
    expect(changedLines(admin, file), file).toEqual(lines);
  }

  const former = formerText("team.json");
  await admin.changeOutside("team.json", former);
  await admin.edit("Team");
  await admin.fill({ Heading: "You" });
  await admin.expectChangedOutside("team.json", consoleErrors);
  await admin.writeFiles();
  expect(admin.read("team.json")).toBe(former);
});

const formerText = (file: string) =>
  readFileSync(`tests/fixtures/site/${file}`, "utf8");

/** Returns the lines of a file that differ from the fixture. */
function changedLines(admin: Admin, file: string): string[] {
  const former = formerText(file).split("\n");
  const lines = admin.read(file).split("\n");
  expect(lines).toHaveLength(former.length);
  return lines.filter((line, index) => line !== former[index]);
}
