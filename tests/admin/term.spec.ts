import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Locator } from "@playwright/test";
import sharp from "sharp";

import type { ProgramContent } from "../../src/content/declarations/program";
import type { TeamContent } from "../../src/content/declarations/team";
import { filesIn } from "../../src/check/filesIn";
import { expect, test } from "./adminTest";

/** Fills in a value that the field proposes. */
async function choose(field: Locator, value: string): Promise<void> {
  const list = await field.getAttribute("list");
  const option = `datalist[id="${list}"] option[value="${value}"]`;
  await expect(field.page().locator(option)).toBeAttached();
  await field.fill(value);
}

test("a member with a large photo, whose name has accents, is added and removed, until the group is empty", async ({
  admin,
}, testInfo) => {
  const photo = testInfo.outputPath("Zoë.jpg");
  await sharp({
    create: { width: 3000, height: 3000, channels: 3, background: "orange" },
  }).toFile(photo);
  const mentors = () =>
    (JSON.parse(admin.read("team.json")) as TeamContent).groups[0]?.members.map(
      ({ name, img }) => [name, img],
    );
  await admin.open();
  await admin.edit("Team");
  await admin.expand("Groups");
  const members = admin.field("Members");
  await members.getByRole("button", { name: /^Add/ }).click();
  await admin.fill({ Name: "Ada" });
  await admin.choosePicture("Photo", photo);
  await admin.saveValid();
  expect(mentors()).toEqual([
    ["Mentor", "member-01.jpg"],
    ["Ada", "zoe.webp"],
  ]);

  const saved = path.join(admin.folder, "images/team/zoe.webp");
  expect(await sharp(saved).metadata()).toMatchObject({ width: 2400 });

  for (const left of ["Ada", undefined]) {
    const remove = members.getByRole("button", { name: "Remove", exact: true });
    await remove.first().click();
    await admin.saveValid();
    expect(mentors()?.[0]?.[0]).toBe(left);
  }
  expect(admin.read("team.json")).toContain('"members": []');
});

test("an optional link is added and removed again", async ({ admin }) => {
  await admin.open();
  const before = admin.read("home.json");
  await admin.edit("Home");
  await admin.expand("Ecosystem");
  await admin.expand("Items", 1);
  const link = admin.field("Link");
  await link.getByRole("checkbox").click();
  await link.getByRole("textbox", { name: "Label" }).fill("Listen");
  await choose(link.getByRole("combobox", { name: "Address" }), "/about");
  await admin.saveValid();
  expect(JSON.parse(admin.read("home.json"))).toHaveProperty(
    "ecosystem.items.1.link",
    { label: "Listen", href: "/about" },
  );
  await link.getByRole("checkbox").click();
  await admin.saveValid();
  expect(admin.read("home.json")).toBe(before);
});

test("a legal page is made", async ({ admin }) => {
  await admin.open();
  await admin.create("Legal pages", "Cookies");
  await admin.fill({
    Address: "/cookies",
    "Words before the date": "Changed",
  });
  const sections = admin.field("Sections");
  await sections.getByRole("button", { name: /^Add/ }).click();
  await sections.getByRole("textbox", { name: "Heading" }).fill("None");
  const paragraphs = admin.field("Paragraphs");
  await paragraphs.getByRole("button", { name: /^Add/ }).click();
  await paragraphs.getByRole("textbox").fill("There are none.");
  await admin.saveValid();
  const content: unknown = JSON.parse(admin.read("legal/cookies.json"));
  expect(content).toMatchObject({
    $schema: "../schemas/legal.schema.json",
    updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    sections: [{ heading: "None", paragraphs: ["There are none."] }],
  });
});

test("the first program gets an entry with a time, typed before its date and corrected, announced today, and is removed", async ({
  admin,
  page,
}) => {
  await page.clock.setFixedTime("2026-12-01T12:00:00Z");
  rmSync(path.join(admin.folder, "programs"), { recursive: true });
  for (const file of ["home.json", "features.json"]) {
    const content: unknown = JSON.parse(
      admin.read(file),
      (key, value: unknown) => (key === "link" ? undefined : value),
    );
    writeFileSync(path.join(admin.folder, file), JSON.stringify(content));
  }
  await admin.open();
  await admin.create("Programs", "Robot Café");
  await admin.saveValid();

  await page.getByRole("button", { name: /^Add .*Entry/ }).click();
  await admin.fill({ Title: "Opening" });
  await admin
    .field("Entries")
    .getByRole("textbox", { name: "Description" })
    .fill("Come in.");
  const starts = admin.field("Starts");
  const date = starts.getByLabel("Starts");
  const time = starts.getByLabel("Time");
  const expectRefusal = async () => {
    await admin.saveButton.click();
    await expect(starts).toContainText("Expected a date that exists");
  };
  await date.press("1");
  await expectRefusal();
  await date.fill("2030-12-05");
  await expect(starts).not.toContainText("Expected");
  await date.fill("");
  await time.fill("16:00");
  await expectRefusal();
  await date.fill("2030-12-05");
  await expect(starts).not.toContainText("Expected");
  // The hour alone, which leaves the minutes.
  await time.press("Backspace");
  await expectRefusal();
  await time.press("5");
  await admin.choose("Time zone", "Asia/Kolkata");
  await admin.saveValid();
  const { entries } = JSON.parse(
    admin.read("programs/robot-cafe.json"),
  ) as ProgramContent;
  expect(entries).toEqual([
    {
      title: "Opening",
      description: "Come in.",
      announced: "2026-12-01",
      starts: "2030-12-05T17:00",
      timeZone: "Asia/Kolkata",
      id: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
    },
  ]);
  await admin.close();
  await admin.remove("Robot Café");
  expect(await admin.check()).toContain("No problems");
  expect(
    filesIn(admin.folder).filter((file) => file.startsWith("programs/")),
  ).toEqual([]);
});
