import sharp from "sharp";

import { expect, test } from "./adminTest";

test("wrong values are refused at their fields, and the check reports a picture that is too small @test:all", async ({
  admin,
}, testInfo) => {
  await admin.open();

  await test.step("wrong values", async () => {
    await admin.edit("Team");
    await admin.fill({ Heading: "" });
    await admin.expand("Groups");
    await admin.expand("Members");
    await admin.fill({ "E-mail address": "nobody" });
    await admin.saveButton.click();
    await expect(admin.field("Heading").last()).toContainText("required");
    await expect(admin.field("E-mail address")).toContainText(
      "Expected an e-mail address in plain letters (a to z), such as name@example.org.",
    );
    await admin.writeFiles();
    expect(admin.changes()).toEqual([]);
    await admin.close();
  });

  await test.step("a picture that is too small", async () => {
    const small = testInfo.outputPath("Small Photo.png");
    await sharp({
      create: { width: 200, height: 300, channels: 3, background: "orange" },
    }).toFile(small);
    await admin.edit("About");
    await admin.expand("What is GAINOVA");
    await admin.choosePicture("Picture", small);
    await admin.save();
    expect(await admin.check()).toMatch(
      /about\.json:\d+:\d+.*whatIsGainova\.image\n.*"small-photo\.webp", which is 200 px wide/,
    );
  });
});

test("a file with a syntax error is reported and stays as it is; unknown fields of others are kept, and reported by the check @test:all", async ({
  admin,
  page,
  consoleErrors,
}) => {
  const broken = '{ "faqs": [';
  const text = admin
    .read("team.json")
    .replace('"name": "Mentor",', '"nickname": "M", "name": "Mentor",');
  admin.write("team.json", text.replace("{", '{ "motto": ["Hello"],'));
  admin.write("faqs.json", broken);
  await admin.open();
  await expect(page.getByRole("alert")).toContainText(
    "error while parsing an entry file",
  );
  await admin.edit("Questions");
  await page.getByRole("button", { name: /^Add/ }).click();
  await admin.fill({ Question: "Who pays?", Answer: "Nobody." });
  await admin.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "error while saving",
  );
  await page.getByRole("button", { name: "OK" }).click();
  expect(consoleErrors.splice(0).join()).toContain("SyntaxError");

  await admin.close();
  await admin.edit("Team");
  await admin.fill({ Heading: "We" });
  await admin.save();
  expect(await admin.check()).toContain('an unknown field "motto"');
  const saved = admin.read("team.json");
  expect(saved).toContain('"heading": "We"');
  expect(saved).toContain('"nickname": "M"');
  expect(admin.read("faqs.json")).toBe(broken);
});

test("a file that was changed outside of the CMS is not overwritten, even if it is as it was at the start @test:all", async ({
  admin,
  page,
}) => {
  const former = admin.read("team.json");
  await admin.open();
  // The CMS opens the same folder by itself.
  await page.reload();
  await admin.edit("Team");
  for (const text of ["We", "They"]) {
    await admin.fill({ Heading: text });
    await admin.save();
  }
  await admin.changeOutside("team.json", former);
  await admin.fill({ Heading: "You" });
  await admin.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "data/team.json was changed outside",
  );
  await admin.writeFiles();
  expect(admin.read("team.json")).toBe(former);
});
