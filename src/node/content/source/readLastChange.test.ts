import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../../tests/jest/temporaryFolder";
import { readLastChange } from "./readLastChange";

test("returns the day of the folder's last commit", async () => {
  const repository = temporaryFolder();
  const commit = (file: string, day: string) => {
    mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(repository, file), day);
    const identity = ["-c", "user.name=Test", "-c", "user.email=a@example.org"];
    for (const command of [
      ["add", "."],
      [...identity, "commit", "--quiet", "--message", "Change"],
    ]) {
      execFileSync("git", command, {
        cwd: repository,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      });
    }
  };
  execFileSync("git", ["init", "--quiet"], { cwd: repository });
  commit("data/faqs.json", "2024-05-01");
  commit("src/page.tsx", "2025-06-02");
  expect(await readLastChange(path.join(repository, "data"))).toBe(
    "2024-05-01",
  );
});

test("returns undefined without a repository", async () => {
  expect(await readLastChange(temporaryFolder())).toBeUndefined();
  expect(await readLastChange("nowhere")).toBeUndefined();
});
