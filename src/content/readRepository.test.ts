import { writeFileSync } from "node:fs";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { readRepository } from "./readRepository";

const project = process.cwd();

afterAll(() => process.chdir(project));

function repositoryIn(repository: unknown): string {
  process.chdir(temporaryFolder());
  writeFileSync("package.json", JSON.stringify({ repository }));
  return readRepository();
}

test("reads the forms of a repository that npm knows", () => {
  const url = "git+https://github.com/owner/na.me.git";
  for (const form of ["github:owner/na.me", "owner/na.me", url, { url }]) {
    expect(repositoryIn(form)).toBe("owner/na.me");
  }
});

test("rejects a project without a repository on GitHub", () => {
  for (const form of [
    undefined,
    "gitlab:owner/name",
    "https://example.org/a",
  ]) {
    expect(() => repositoryIn(form)).toThrow("github:owner/name");
  }
});
