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

test("reads a repository in the form of the guide, and no other", () => {
  expect(repositoryIn("github:owner/na.me")).toBe("owner/na.me");
  const url = "git+https://github.com/owner/name.git";
  for (const form of [undefined, "gitlab:owner/name", "owner/name", { url }]) {
    expect(() => repositoryIn(form)).toThrow("github:owner/name");
  }
});
