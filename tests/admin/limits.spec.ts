import sharp from "sharp";

import { expect, test } from "./adminTest";

test("wrong values are refused at their fields, and nothing is saved", async ({
  admin,
  page,
}) => {
  await admin.open();
  await admin.edit("Team");
  await page.getByRole("textbox", { name: "Heading", exact: true }).clear();
  await admin.expand("Groups");
  await admin.expand("Members");
  await page.getByRole("textbox", { name: "E-mail address" }).fill("nobody");
  await admin.saveButton.click();
  await expect(admin.field("Heading").first()).toContainText("required");
  await expect(admin.field("E-mail address")).toContainText(
    "Expected an e-mail address such as name@example.org.",
  );
  await admin.writeFiles();
  expect(admin.changes()).toEqual([]);
});

test("the bar takes no ninth item", async ({ admin }) => {
  await admin.open();
  await admin.edit("Navigation");
  const items = admin.field("Items");
  const add = items.getByRole("button", { name: /^Add .*Item/ });
  const all = items.getByRole("button", { name: "Remove", exact: true });
  for (let count = await all.count(); count < 8; count++) {
    await add.click();
    await expect(all).toHaveCount(count + 1);
  }
  await expect(add).toBeDisabled();
});

test("a file with a syntax error is reported and stays as it is, and others can be edited", async ({
  admin,
  page,
  consoleErrors,
}) => {
  admin.write("faqs.json", '{ "faqs": [');
  await admin.open();
  await expect(page.getByRole("alert")).toContainText(
    "error while parsing an entry file",
  );
  await admin.edit("Questions");
  await admin.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "error while saving",
  );
  await page.getByRole("button", { name: "OK" }).click();
  await admin.writeFiles();
  expect(admin.read("faqs.json")).toBe('{ "faqs": [');
  expect(consoleErrors.splice(0).join()).toContain("SyntaxError");

  await admin.close();
  await admin.edit("Team");
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("We");
  await admin.save();
  expect(admin.read("team.json")).toContain('"heading": "We"');
});

test("fields that no declaration knows are kept, and reported by the check", async ({
  admin,
  page,
}) => {
  const text = admin
    .read("team.json")
    .replace('"name": "Mentor",', '"nickname": "M", "name": "Mentor",');
  admin.write("team.json", text.replace("{", '{ "motto": ["Hello"],'));
  await admin.open();
  await admin.edit("Team");
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("We");
  await admin.save();
  expect(admin.read("team.json")).toContain('"nickname": "M"');
  expect(await admin.check()).toContain('an unknown field "motto"');
});

test("a picture that is too small is reported by the check, with its path", async ({
  admin,
}, testInfo) => {
  const small = testInfo.outputPath("Small Photo.png");
  await sharp({
    create: { width: 200, height: 300, channels: 3, background: "orange" },
  }).toFile(small);
  await admin.open();
  await admin.edit("About");
  await admin.expand("What is GAINOVA");
  await admin.choosePicture("Picture", small);
  await admin.save();
  expect(await admin.check()).toMatch(
    /about\.json:\d+:\d+.*whatIsGainova\.image\n.*"small-photo\.webp", which is 200 px wide/,
  );
});
