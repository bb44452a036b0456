import type { ProgramContent } from "../../src/content/declarations/program";
import { expect, test } from "./adminTest";

test("creates a program with an entry announced today", async ({
  admin,
  page,
}) => {
  await page.clock.setFixedTime("2026-12-01T12:00:00Z");
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
});
