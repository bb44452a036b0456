import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describeWithGit, gitEnvironment } from "../tests/jest/gitEnvironment";
import { temporaryFolder } from "../tests/jest/temporaryFolder";

const describeScript =
  process.platform === "win32" ? describe.skip : describeWithGit;

describeScript(".ci/content-only (needs git, on Linux or macOS)", () => {
  const script = path.resolve(".ci/content-only");
  let repository: string;
  let base: string;

  const git = (...options: string[]) =>
    execFileSync("git", options, {
      cwd: repository,
      encoding: "utf8",
      env: gitEnvironment,
    }).trim();

  const write = (file: string, text = "new") => {
    mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  };

  const commit = () => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "Change");
    return git("rev-parse", "HEAD");
  };

  const says = (...commits: string[]) =>
    spawnSync(script, commits, { cwd: repository, encoding: "utf8" }).stdout;

  beforeAll(() => {
    repository = temporaryFolder();
    git("init", "--quiet");
    write("data/faqs.json", "old");
    write("data/images/team/photo.jpg", "old");
    write("src/page.tsx", "old");
    base = commit();
  });

  beforeEach(() => git("reset", "--quiet", "--hard", base));

  test.each<[string, boolean, string[]]>([
    ["a text", true, ["data/faqs.json"]],
    ["a new page", true, ["data/legal/imprint.json", "data/programs/a.json"]],
    ["a new photo", true, ["data/images/team/Zoë 👩‍🚀.jpg"]],
    ["nothing, as when the same commit is published again", true, []],
    ["the guide", false, ["data/README.md"]],
    ["a schema", false, ["data/schemas/new.schema.json"]],
    ["code", false, ["src/page.tsx"]],
    ["what only starts like data", false, ["data.ts", "data.json"]],
    ["content with code", false, ["data/faqs.json", "package.json"]],
  ])("of %s, says %s", (_, expected, files) => {
    for (const file of files) write(file);
    expect(says(base, commit())).toBe(`${expected}\n`);
  });

  test("says false of code that becomes content, and true of a photo that goes", () => {
    git("mv", "src/page.tsx", "data/page.json");
    expect(says(base, commit())).toBe("false\n");
    git("reset", "--quiet", "--hard", base);
    rmSync(path.join(repository, "data/images/team/photo.jpg"));
    expect(says(base, commit())).toBe("true\n");
  });

  test.each([
    ["zeros, as for a new branch", "0".repeat(40)],
    ["a commit that a forced push has removed", "12345678".repeat(5)],
    ["no commit", ""],
  ])("says false of %s", (_, unknown) => {
    write("data/faqs.json");
    const head = commit();
    expect(says(unknown, head)).toBe("false\n");
    expect(says(head, unknown)).toBe("false\n");
    expect(says()).toBe("false\n");
  });
});
