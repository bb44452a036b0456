import { expect, test } from "./adminTest";

test.beforeEach(({ admin }) => admin.develop());

test("the page that shows a file stands beside its form, before and after a save", async ({
  admin,
  page,
}) => {
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await admin.open();
  await admin.edit("Questions");
  await expect(preview.locator("#faqs")).toBeInViewport();
  await admin.close();
  for (const [name, entry] of [
    ["Programs", "Events"],
    ["Legal pages", "Terms of Service"],
  ] as const) {
    await admin.edit(name, entry);
    await expect(preview.locator("h1")).toHaveText(entry);
    await admin.close();
  }
  await admin.edit("Team");
  await expect(preview.locator("h1")).toHaveText("Meet Our Team");
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("We");
  await admin.save();
  await expect(preview.locator("h1")).toHaveText("Meet Our Team");
});

test("a file that was changed outside of the CMS is not overwritten", async ({
  admin,
  page,
}) => {
  const heading = page.getByRole("textbox", { name: "Heading", exact: true });
  await admin.open();
  await admin.edit("Team");
  await heading.fill("We");
  await admin.save();
  await admin.writeFiles();
  admin.write("team.json", admin.read("team.json").replace("We", "You"));
  await heading.fill("They");
  await admin.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "data/team.json has a syntax error, or was changed",
  );
  await admin.writeFiles();
  expect(admin.read("team.json")).not.toContain("They");
});
