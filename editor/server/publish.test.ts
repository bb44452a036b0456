import { describeWithGit } from "../../tests/jest/gitEnvironment";
import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { openQuestions } from "./takeUpstream";
import { describePublication, requestAddress } from "./publish";
import { startTerm } from "../tests/startTerm";

const project = process.cwd();

afterEach(() => process.chdir(project));

describeWithGit("a term (needs git)", () => {
  test("publishes for a term, and each request holds the student's open changes only", async () => {
    const { student, reviewer, publish, sync, clone } =
      startTerm(temporaryFolder());
    const start = student.git("rev-parse", "HEAD");
    student.edit("about.json", { heading: "About one" });
    const first = await publish("First");
    const branch = first.request?.branch ?? "";
    expect(branch).toMatch(/^content\/\d{8}t\d{4}-first$/);
    expect(first).toMatchObject({ changed: [], request: { state: "waiting" } });
    expect(reviewer.linesOf(branch)).toEqual([
      expect.stringMatching(/^- "heading"/),
      '+ "heading": "About one",',
    ]);
    expect(student.git("rev-parse", "HEAD")).toBe(start);
    expect(student.git("branch", "--list")).toBe("* main");
    expect(student.git("config", "branch.main.merge")).toBe("refs/heads/main");
    expect(student.git("diff", "--cached", "--name-only")).toBe("");

    // The reviewer squash-merges, keeps the branch, and changes the field again.
    reviewer.git("checkout", "-q", "main");
    reviewer.git("merge", "-q", "--squash", `origin/${branch}`);
    reviewer.commit("Squashed");
    reviewer.edit("about.json", { introduction: "Changed by the reviewer." });
    reviewer.commit("Change the introduction");
    reviewer.push("origin", "main");
    student.edit("about.json", { heading: "About two" });
    expect(await sync()).toEqual({ changes: 1, restart: "" });
    expect(await openQuestions(clone)).toEqual([]);
    expect(student.git("rev-parse", "HEAD")).toBe(
      reviewer.git("rev-parse", "main"),
    );
    const second = await publish("Second");
    const next = second.request?.branch ?? "";
    expect(next).not.toBe(branch);
    expect(reviewer.linesOf(next)).toEqual([
      '- "heading": "About one",',
      '+ "heading": "About two",',
    ]);

    // The reviewer corrects the branch while the student edits the next field.
    reviewer.git("checkout", "-q", "-B", "fix", `origin/${next}`);
    reviewer.edit("about.json", { heading: "About 2" });
    reviewer.commit("Fix a typo");
    reviewer.push("origin", `fix:${next}`);
    student.edit("about.json", { introduction: "Changed by the student." });
    reviewer.git("checkout", "-q", "main");
    const { meta: pageMeta } = reviewer.read("about.json");
    reviewer.edit("about.json", {
      meta: { ...(pageMeta as object), title: "New title" },
    });
    reviewer.commit("Change the neighboring line");
    reviewer.push("origin", "main");
    expect((await sync()).changes).toBe(2);
    expect((await describePublication(clone)).request?.state).toBe("answered");
    expect(student.read("about.json")).toMatchObject({
      heading: "About 2",
      introduction: "Changed by the student.",
      meta: { title: "New title" },
    });
    await publish("Third");
    expect(reviewer.linesOf(next)).toEqual([
      '- "heading": "About one",',
      '- "introduction": "Changed by the reviewer.",',
      '+ "heading": "About 2",',
      '+ "introduction": "Changed by the student.",',
    ]);
    // On top of the default branch, so that merging it never conflicts.
    const range = `origin/${next}..origin/main`;
    expect(reviewer.git("rev-list", range)).toBe("");

    // Merged with a merge commit, and deleted.
    reviewer.git("checkout", "-q", "main");
    reviewer.git("merge", "-q", "--no-ff", "--no-edit", `origin/${next}`);
    reviewer.push("origin", "main", `:${next}`);
    expect(await sync()).toEqual({ changes: 0, restart: "" });
    const after = await describePublication(clone);
    expect(after).toMatchObject({
      changed: [],
      request: { state: "published" },
    });

    // A page is added, and its request is closed: it stays to be published.
    const terms = student.read("legal/terms.json");
    const meta = {
      title: "Imprint",
      description:
        "Who is responsible for this site, and how to reach us by mail at any time.",
    };
    const imprint = { ...terms, path: "/imprint", meta, heading: "Imprint" };
    student.write("legal/imprint.json", JSON.stringify(imprint));
    const fourth = await publish("Add the imprint");
    const last = fourth.request?.branch ?? "";
    reviewer.git("fetch", "-q", "--prune");
    expect(
      reviewer.git("diff", "--name-only", "origin/main", `origin/${last}`),
    ).toBe("data/legal/imprint.json");
    reviewer.push("origin", `:${last}`);
    await sync();
    const closed = await describePublication(clone);
    expect(closed).toMatchObject({
      changed: [{ file: "legal/imprint.json" }],
      request: { state: "closed" },
    });
    student.remove("legal/imprint.json");
    expect((await describePublication(clone)).changed).toEqual([]);
    expect(student.git("status", "--porcelain")).toBe("");
  });
});

test.each([
  "https://github.com/gainova/site.git",
  "git@github.com:gainova/site.git",
  "ssh://git@github.com/gainova/site",
  "https://token@github.com/gainova/site/",
])("knows where requests of %s are", (remote) => {
  expect(requestAddress(remote, "content/a", "trunk")).toBe(
    "https://github.com/gainova/site/compare/trunk...content%2Fa?expand=1",
  );
});

test("knows no page for a folder or another hosting", () => {
  expect(requestAddress("/srv/site.git", "content/a", "main")).toBeUndefined();
  expect(requestAddress("https://x.example/a/b", "a", "main")).toBeUndefined();
});
