import { spawnSync } from "node:child_process";

/** The environment of git in tests: an author, and no one's own settings. */
export const gitEnvironment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.org",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.org",
};

/** Groups tests that are skipped where git is not installed. */
export const describeWithGit =
  spawnSync("git", ["--version"]).status === 0 ? describe : describe.skip;
