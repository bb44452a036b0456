import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import type { ProgramContent } from "../../src/content/declarations/program";
import type { TeamContent } from "../../src/content/declarations/team";
import { filesIn } from "../../src/check/filesIn";
import { expect, test } from "./adminTest";

test("a member with a large photo is added and removed, until the group is empty", async ({
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

test("the first program gets an entry, announced today, and is removed", async ({
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
  await starts.getByLabel("Starts").fill("2030-12-05");
  await starts.getByLabel("Time").fill("17:00");
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
