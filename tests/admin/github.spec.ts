import { expect, test } from "./adminTest";
import { mockGitHub } from "./mockGitHub";

test("a save is a pull request that changes one line", async ({
  admin,
  page,
}) => {
  const github = await mockGitHub(page, admin.folder);
  await admin.signIn();
  await admin.edit("Team");
  await admin.fill({ Heading: "We" });
  await admin.saveButton.click();
  await expect(page.getByRole("button", { name: /Status/ })).toContainText(
    "Draft",
  );
  expect(github.pullRequests).toEqual([
    expect.objectContaining({ title: "Update data/team.json", base: "main" }),
  ]);
  const former = admin.read("team.json").split("\n");
  const lines = github.commits[0]?.["data/team.json"]?.split("\n");
  expect(lines?.filter((line, index) => line !== former[index])).toEqual([
    '  "heading": "We",',
  ]);
});

test("files with a syntax error are not overwritten", async ({
  admin,
  page,
  consoleErrors,
}) => {
  admin.write("legal/terms.json", "{");
  admin.write("faqs.json", "{");
  const github = await mockGitHub(page, admin.folder);
  await admin.signIn();
  const expectRefusal = async (reason: string) => {
    await admin.saveButton.click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(reason);
    await dialog.getByRole("button", { name: "OK" }).click();
  };
  await admin.create("Legal pages", "Terms");
  await admin.fill({ Address: "/terms" });
  await expectRefusal("There is a syntax error in data/legal.");
  await admin.close();
  await admin.edit("Questions");
  await expectRefusal("There is a syntax error in data/faqs.json.");
  expect(github.commits).toEqual([]);
  expect(consoleErrors.splice(0).join()).toContain("SyntaxError");
});
