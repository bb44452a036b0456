import { expect, test } from "./adminTest";

test("wrong values are refused at their fields, a file with a syntax error stays as it is, and unknown fields of others are kept", async ({
  admin,
  page,
  consoleErrors,
}) => {
  const broken = '{ "faqs": [';
  const text = admin
    .read("team.json")
    .replace('"name": "Mentor",', '"nickname": "M", "name": "Mentor",')
    .replace("{", '{ "motto": ["Hello"],');
  admin.write("team.json", text);
  admin.write("faqs.json", broken);
  await admin.open();
  await expect(page.getByRole("alert")).toContainText(
    "error while parsing an entry file",
  );
  expect(consoleErrors.splice(0).join()).toContain("SyntaxError");

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
  expect(admin.read("team.json")).toBe(text);

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

test("a file that was changed outside of the CMS is not overwritten in Brave, where the CMS writes files in place", async ({
  admin,
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const value = { brands: [{ brand: "Brave" }] };
    Object.defineProperty(navigator, "userAgentData", { value });
  });
  const former = admin.read("team.json");
  await admin.open();
  await admin.edit("Team");
  await admin.fill({ Heading: "We" });
  await admin.save();
  await admin.changeOutside("team.json", former);
  await admin.fill({ Heading: "You" });
  await admin.expectChangedOutside("team.json", consoleErrors);
  await admin.writeFiles();
  expect(admin.read("team.json")).toBe(former);
});

test("a time zone that the form does not propose stays, until another is chosen", async ({
  admin,
}) => {
  const file = "programs/events.json";
  const text = admin.read(file).replace("America/New_York", "US/Eastern");
  const renamed = text.replace("Night of the Night Shift", "Late Shift");
  admin.write(file, text);
  await admin.open();
  await admin.edit("Events", "Programs");
  await admin.expand("Entries", 1);
  await admin.fill({ Title: "Late Shift" });
  await admin.saveValid();
  expect(admin.read(file)).toBe(renamed);
  await admin.choose("Time zone", "Asia/Kolkata");
  await admin.saveValid();
  expect(admin.read(file)).toBe(renamed.replace("US/Eastern", "Asia/Kolkata"));
});
