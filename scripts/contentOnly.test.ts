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

  const write = (text: string, ...files: string[]) => {
    for (const file of files) {
      const place = path.join(repository, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
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
    write("old", "data/faqs.json", "data/images/a.jpg", "src/page.tsx");
    base = commit();
  });

  beforeEach(() => git("reset", "--quiet", "--hard", base));

  test("says true of texts, pages and photos, and of no change at all", () => {
    expect(says(base, commit())).toBe("true\n");
    write("new", "data/faqs.json", "data/legal/a.json", "data/programs/a.json");
    write("new", "data/images/team/Zoë 👩‍🚀.jpg");
    rmSync(path.join(repository, "data/images/a.jpg"));
    expect(says(base, commit())).toBe("true\n");
  });

  test.each([
    ["the guide", "data/README.md"],
    ["a schema", "data/schemas/new.schema.json"],
    ["what only starts like data", "data.json"],
    ["code beside content", "package.json"],
  ])("says false of %s", (_, file) => {
    write("new", "data/faqs.json", file);
    expect(says(base, commit())).toBe("false\n");
  });

  test("says false of code that becomes content", () => {
    git("mv", "src/page.tsx", "data/page.json");
    expect(says(base, commit())).toBe("false\n");
  });

  test.each([
    ["zeros, as for a new branch", "0".repeat(40)],
    ["a commit that a forced push has removed", "12345678".repeat(5)],
    ["no commit", ""],
  ])("says false of %s", (_, unknown) => {
    expect(says(unknown, base)).toBe("false\n");
  });
});
