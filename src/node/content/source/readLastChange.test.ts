import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  describeWithGit,
  gitEnvironment,
} from "../../../../tests/jest/gitEnvironment";
import { temporaryFolder } from "../../../../tests/jest/temporaryFolder";
import { readLastChange } from "./readLastChange";

describeWithGit("a repository (needs git)", () => {
  test("returns the day of the folder's last commit", async () => {
    const repository = temporaryFolder();
    const git = (options: string[], GIT_COMMITTER_DATE = "") =>
      execFileSync("git", options, {
        cwd: repository,
        env: { ...gitEnvironment, GIT_COMMITTER_DATE },
      });
    const commit = (file: string, day: string) => {
      mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(repository, file), day);
      git(["add", "."]);
      git(["commit", "--quiet", "--message", "Change"], `${day}T12:00:00Z`);
    };
    git(["init", "--quiet"]);
    commit("data/faqs.json", "2024-05-01");
    commit("src/page.tsx", "2025-06-02");
    expect(await readLastChange(path.join(repository, "data"))).toBe(
      "2024-05-01",
    );
  });
});

test("returns undefined without a repository", async () => {
  expect(await readLastChange(temporaryFolder())).toBeUndefined();
  expect(await readLastChange("nowhere")).toBeUndefined();
});
