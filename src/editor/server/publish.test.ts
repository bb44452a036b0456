import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { changesSinceCommit, publish, pullRequestAddress } from "./publish";

const branch = "content/a";

test.each([
  "https://github.com/gainova/site.git",
  "git@github.com:gainova/site.git",
  "ssh://git@github.com/gainova/site",
  "https://token@github.com/gainova/site/",
])("opens pull requests of %s", (remote) => {
  expect(pullRequestAddress(remote, branch)).toBe(
    "https://github.com/gainova/site/compare/content%2Fa?expand=1",
  );
});

test("knows no page for a folder or another hosting", () => {
  expect(pullRequestAddress("/srv/site.git", branch)).toBeUndefined();
  expect(pullRequestAddress("https://x.example/a/b", branch)).toBeUndefined();
});

test("says what to do instead without a repository or remote", async () => {
  const folder = temporaryFolder();
  const { problem } = await changesSinceCommit(folder);
  expect(problem).toMatch(/no git repository.*Send the folder data/);
  await expect(publish(folder, "Add Ada")).rejects.toThrow(problem);
});

test("asks for a summary", async () => {
  await expect(publish(temporaryFolder(), " \n")).rejects.toThrow(
    "Say in one line what you changed.",
  );
});
