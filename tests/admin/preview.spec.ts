import { expect, test } from "./adminTest";

test("the page that shows a file stands beside its form, before and after a save @test:all", async ({
  admin,
  page,
}) => {
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await admin.develop();
  await admin.open();
  await admin.edit("Questions");
  await expect(preview.locator("#faqs")).toBeInViewport();
  await admin.close();
  for (const [name, entry] of [
    ["Programs", "Events"],
    ["Legal pages", "Terms of Service"],
  ] as const) {
    await admin.edit(entry, name);
    await expect(preview.locator("h1")).toHaveText(entry);
    await admin.close();
  }
  await admin.edit("Team");
  await expect(preview.locator("h1")).toHaveText("Meet Our Team");
  await admin.fill({ Heading: "We" });
  await admin.save();
  await expect(preview.locator("h1")).toHaveText("Meet Our Team");
});
