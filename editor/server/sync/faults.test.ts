import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { startTerm } from "../../tests/startTerm";
import type { Person } from "../../tests/Person";
import { checkTaken } from "./checkTaken";
import { Repository } from "./Repository";

/** Adds a question to the end of the list, where the next one is added, too. */
function addQuestion(person: Person, question: string): void {
  const { faqs } = person.read("faqs.json") as { faqs: object[] };
  const answer = `The answer to ${question}`;
  person.edit("faqs.json", { faqs: [...faqs, { question, answer }] });
}

describeWithGit("the editor's branch (needs git)", () => {
  test("sends open changes only: after a request was squashed, fixed and closed", async () => {
    const { student, reviewer } = startTerm();
    const { sync } = student;
    const clone = student.clone();
    student.edit("about.json", { heading: "One" });
    const branch = await student.send("First");
    reviewer.changeOn("main", () => {
      reviewer.git("merge", "-q", "--squash", `origin/${branch}`);
      reviewer.edit("features.json", { heading: "Theirs" });
    });
    student.edit("about.json", { heading: "Two" });
    expect(await student.take()).toBe(1);
    expect((await sync.status()).request?.state).toBe("published");
    const next = await student.send("Second");
    expect(next).not.toBe(branch);
    const lines = ['- "heading": "One",', '+ "heading": "Two",'];
    expect(reviewer.linesOf(next)).toEqual(lines);

    reviewer.change("about.json", { heading: "Fixed" }, next);
    student.edit("about.json", { introduction: "Mine." });
    expect(await student.take()).toBe(1);
    expect((await sync.status()).request?.state).toBe("answered");
    expect(await student.send("Third")).toBe(next);
    expect(reviewer.linesOf(next)).toEqual([
      lines[0],
      expect.stringMatching(/^- "introduction"/),
      '+ "heading": "Fixed",',
      '+ "introduction": "Mine.",',
    ]);

    reviewer.push("origin", `:${next}`);
    await student.take();
    expect(await sync.status()).toMatchObject({
      changed: [{ file: "about.json" }],
      request: { state: "closed", isOpen: false },
    });
    expect(await student.send("Again")).not.toBe(next);
    expect(student.clone()).toEqual(clone);
  });

  test("refreshes a request that was overtaken, with nothing new to say", async () => {
    const { student, other, reviewer } = startTerm();
    addQuestion(student, "Mine?");
    addQuestion(other, "Theirs?");
    const mine = await student.send("Add mine");
    reviewer.publish(await other.send("Add theirs"));
    expect(() => reviewer.linesOf(mine)).toThrow();
    reviewer.git("merge", "--abort");
    await student.take();
    expect(await student.sync.status()).toMatchObject({
      changed: [],
      request: { state: "waiting", needsRefresh: true },
    });
    expect(await student.send("Update")).toBe(mine);
    expect((await student.sync.status()).request?.needsRefresh).toBe(false);
    reviewer.publish(mine);
    for (const question of ["Mine?", "Theirs?"])
      expect(reviewer.text("faqs.json")).toContain(`"${question}"`);
    await expect(student.send("Again")).rejects.toThrow("nothing to publish");
  });

  test.each([true, false])(
    "knows a request that was fixed, squashed and deleted meanwhile; host keeps requests: %s",
    async (isKept) => {
      const { student, reviewer, remote } = startTerm();
      student.edit("about.json", { heading: "Abuot us", introduction: "Hi." });
      const branch = await student.send("Rename");
      reviewer.change("about.json", { heading: "About us" }, branch);
      if (isKept) {
        const head = reviewer.git("rev-parse", "HEAD");
        const update = ["update-ref", "refs/pull/7/head", head];
        execFileSync("git", ["--git-dir", remote, ...update]);
      }
      reviewer.publish(branch);
      await student.take();
      const { request, changed } = await student.sync.status();
      const [question, ...others] = await student.sync.questions();
      expect(others).toEqual([]);
      if (isKept) {
        expect(request?.state).toBe("published");
        expect(question).toBeUndefined();
        expect(student.read("about.json").heading).toBe("About us");
        expect(changed).toEqual([]);
        return;
      }
      expect(request?.state).toBe("perhaps");
      expect(question).toMatchObject({
        file: "about.json",
        path: ["heading"],
        mine: "Abuot us",
        theirs: "About us",
      });
      await expect(student.send("Again")).rejects.toThrow("choose first");
      student.edit("about.json", { heading: "About us" });
      await student.sync.record(["about.json"]);
      expect(await student.sync.questions()).toEqual([]);
      expect((await student.sync.status()).changed).toEqual([]);
    },
  );

  test("leaves removed what was published and then changed by others", async () => {
    const { student, reviewer } = startTerm();
    addQuestion(student, "New?");
    reviewer.publish(await student.send("Add a question"));
    const { faqs } = student.read("faqs.json") as { faqs: object[] };
    const changed = [
      ...faqs.slice(0, -1),
      { ...faqs.at(-1), answer: "Theirs." },
    ];
    reviewer.change("faqs.json", { faqs: changed });
    await student.take();
    student.edit("faqs.json", { faqs: faqs.slice(0, -1) });
    await student.sync.record(["faqs.json"]);
    reviewer.change("about.json", { introduction: "Theirs." });
    await student.take();
    expect(await student.sync.questions()).toEqual([]);
    expect(student.text("faqs.json")).not.toContain("New?");
  });

  test("keeps both versions of a field until somebody chooses, and finds it after its list changed", async () => {
    const { student, reviewer } = startTerm();
    const { faqs } = student.read("faqs.json") as { faqs: object[] };
    const [first, ...rest] = faqs;
    const edited = (answer: string) => [{ ...first, answer }, ...rest];
    student.edit("faqs.json", { faqs: edited("Mine.") });
    reviewer.change("faqs.json", { faqs: edited("Theirs.") });
    await student.take();
    const asked = {
      file: "faqs.json",
      path: ["faqs", 0, "answer"],
      mine: "Mine.",
      theirs: "Theirs.",
    };
    const [question] = await student.sync.questions();
    expect(question).toMatchObject(asked);
    await student.restart();
    addQuestion(student, "Last?");
    const list = student.read("faqs.json").faqs as object[];
    student.edit("faqs.json", { faqs: list.toReversed() });
    await student.take();
    const moved = { ...asked, path: ["faqs", list.length - 1, "answer"] };
    expect(await student.sync.questions()).toMatchObject([moved]);
    // The other side goes on: with another field, and with this one.
    reviewer.change("faqs.json", { heading: "Asked" });
    await student.take();
    expect(student.read("faqs.json").heading).toBe("Asked");
    expect(await student.sync.questions()).toMatchObject([moved]);
    reviewer.change("faqs.json", { faqs: edited("Newer.") });
    await student.take();
    expect(await student.sync.questions()).toMatchObject([
      { ...moved, theirs: "Newer." },
    ]);
    if (question)
      await expect(student.sync.answer(question)).rejects.toThrow(
        "Choose again",
      );
    reviewer.change("faqs.json", { faqs });
    await student.take();
    expect(await student.sync.questions()).toEqual([]);
    expect(student.text("faqs.json")).toContain("Mine.");
  });

  test("asks about removed files and about pictures, and writes the chosen picture", async () => {
    const { student, reviewer } = startTerm();
    const { sync } = student;
    student.edit("legal/terms.json", { introduction: "Still being written." });
    const pictures = student.path("images/team");
    copyFileSync(`${pictures}/member-01.jpg`, `${pictures}/member-04.jpg`);
    reviewer.changeOn("main", () => {
      const theirs = reviewer.path("images/team");
      copyFileSync(`${theirs}/member-02.jpg`, `${theirs}/member-04.jpg`);
      renameSync(`${theirs}/member-03.jpg`, `${theirs}/new.jpg`);
      const team = reviewer.text("team.json");
      reviewer.write("team.json", team.replace("member-03.jpg", "new.jpg"));
      reviewer.remove("legal/terms.json");
    });
    await student.take();
    expect(student.text("team.json")).toContain("new.jpg");
    expect(student.read("legal/terms.json").introduction).toMatch("Still");
    const questions = await sync.questions();
    expect(questions).toMatchObject([
      { file: "images/team/member-04.jpg", path: [] },
      { file: "legal/terms.json", path: [], theirs: undefined },
    ]);
    const [picture, page] = questions;
    if (picture) await sync.answer(picture, "theirs");
    student.remove("legal/terms.json");
    if (page) await sync.answer(page);
    expect(await sync.questions()).toEqual([]);
    expect((await sync.status()).changed).toEqual([]);
    const folders = [reviewer.path("images"), student.path("images")];
    reviewer.git("diff", "--quiet", "--no-index", ...folders);
  });

  test("decides nothing silently where each side kept its own of two versions", async () => {
    const { student } = startTerm();
    const { heading } = student.read("about.json");
    const repository = new Repository(student.folder);
    const head = student.git("rev-parse", "HEAD");
    const commit = async (text: string, ...parents: string[]) => {
      student.edit("about.json", { heading: text });
      const { tree } = await repository.treeOnDisk();
      return repository.commit(head, tree, parents, text);
    };
    const former = [await commit("X", head), await commit("Y", head)];
    const mine = await commit("X", ...former);
    const theirs = await commit("Y", ...former);
    const { tree, conflicts } = await repository.merge(mine, theirs);
    expect(tree).toEqual(await repository.treeOf(mine));
    expect(conflicts).toMatchObject([
      { path: ["heading"], mine: "X", theirs: "Y", base: { heading } },
    ]);
  });

  test("does not take a new page for a removed one that is like it", async () => {
    const { student, reviewer } = startTerm();
    reviewer.changeOn("main", () =>
      reviewer.write("legal/old.json", reviewer.text("legal/terms.json")),
    );
    await student.take();
    student.remove("legal/old.json");
    student.write("legal/new.json", student.text("legal/terms.json"));
    await student.sync.record(["legal/old.json"]);
    reviewer.changeOn("main", () => reviewer.remove("legal/old.json"));
    await student.take();
    expect(await student.sync.questions()).toEqual([]);
    expect((await student.sync.status()).changed).toEqual([
      { file: "legal/new.json", before: undefined },
    ]);
  });

  test("asks once about what git put on disk, and reverts nothing of others", async () => {
    const { student, reviewer } = startTerm();
    const { sync } = student;
    reviewer.change("about.json", { introduction: "Theirs." });
    reviewer.change("faqs.json", { heading: "Theirs." });
    await student.take();
    student.edit("about.json", { heading: "Mine" });
    await sync.record(["about.json"]);
    const discard = () => student.git("checkout", "-q", "--", "data");
    discard();
    expect((await sync.status()).restored).toEqual(["about.json"]);
    expect(await student.take()).toBe(0);
    await expect(student.send("Mine")).rejects.toThrow("Choose first");
    await sync.restore("mine");
    expect(student.read("about.json").heading).toBe("Mine");
    expect(student.read("faqs.json").heading).toBe("Theirs.");
    discard();
    await sync.restore("published");
    expect(student.read("about.json").introduction).toBe("Theirs.");
    expect(student.read("about.json").heading).not.toBe("Mine");
    expect(await sync.status()).toMatchObject({ changed: [], restored: [] });
    // What the editor itself wrote is an edit: an undo, and a removed page.
    student.edit("about.json", { heading: "Mine" });
    await sync.record(["about.json"]);
    discard();
    await sync.record(["about.json"]);
    expect((await sync.status()).restored).toEqual([]);
  });

  test("waits on another branch, and in the middle of a merge", async () => {
    const { student } = startTerm();
    const { sync } = student;
    student.edit("about.json", { heading: "Mine" });
    await sync.record(["about.json"]);
    const mine = student.git("rev-parse", "refs/gainova/mine");
    student.git("stash", "-q");
    student.git("switch", "-q", "-c", "other");
    student.edit("about.json", { heading: "Other" });
    student.commit("Other");
    await sync.record();
    expect((await sync.status()).problem).toMatch(
      "on the branch other, but the editor publishes from main",
    );
    await expect(student.take()).rejects.toThrow("git switch main");
    student.git("switch", "-q", "main");
    expect(await sync.status()).toMatchObject({
      problem: "",
      restored: ["about.json"],
    });
    student.edit("about.json", { heading: "Main" });
    student.commit("Main");
    expect(() => student.git("merge", "other")).toThrow();
    await sync.record();
    await expect(student.take()).rejects.toThrow("in the middle of a merge");
    await expect(student.send("Try")).rejects.toThrow("middle of a merge");
    expect(student.git("rev-parse", "refs/gainova/mine")).toBe(mine);
  });

  test("takes code on request, with the content as it is and a lock file of npm install undone", async () => {
    const { student, reviewer } = startTerm();
    const { sync } = student;
    const { signal } = new AbortController();
    const inReviewer = (name: string) => path.join(reviewer.folder, name);
    const lock = path.join(student.folder, "package-lock.json");
    writeFileSync(inReviewer("scripts/code.ts"), "2\n");
    reviewer.change("about.json", { introduction: "Theirs." });
    student.edit("about.json", { heading: "Mine" });
    student.write("legal/new.json", student.text("legal/terms.json"));
    student.remove("legal/privacy-policy.json");
    await sync.record(["legal/privacy-policy.json"]);
    await student.take();
    expect(student.git("show", "HEAD:scripts/code.ts")).toBe("1");
    writeFileSync(lock, '{ "made": "by npm install" }\n');
    expect((await sync.status()).code).toEqual({ canTake: true, advice: "" });
    writeFileSync(path.join(student.folder, "scripts/code.ts"), "mine\n");
    expect((await sync.status()).code).toMatchObject({
      canTake: false,
      advice: expect.stringContaining("scripts/code.ts was changed") as string,
    });
    await expect(sync.takeCode(signal)).rejects.toThrow("git restore");
    student.git("restore", "scripts");
    expect(await sync.takeCode(signal)).toEqual({ packages: false });
    expect(student.git("rev-parse", "HEAD")).toBe(
      student.git("rev-parse", "origin/main"),
    );
    expect(student.git("status", "--porcelain").split("\n")).toEqual([
      "M data/about.json",
      " D data/legal/privacy-policy.json",
      "?? data/legal/new.json",
    ]);
    expect((await sync.status()).code).toBeUndefined();
    writeFileSync(inReviewer("package-lock.json"), '{ "new": 1 }\n');
    reviewer.change("about.json", { introduction: "Theirs again." });
    await student.take();
    expect(await sync.takeCode(signal)).toEqual({ packages: true });
    expect((await sync.status()).restored).toEqual([]);
  });

  test("checks texts and pictures together, and ignores what was invalid before", async () => {
    const { student } = startTerm();
    const project = process.cwd();
    process.chdir(student.folder);
    const photo = readFileSync(student.path("images/team/member-01.jpg"));
    const team = student.text("team.json");
    const withNew = Buffer.from(team.replace("member-03.jpg", "new.jpg"));
    const text = ["team.json", withNew] as const;
    const picture = ["images/team/new.jpg", photo] as const;
    student.edit("about.json", { heading: "" });
    try {
      expect(await checkTaken(new Map([text, picture]))).toBe("");
      expect(await checkTaken(new Map([text]))).toMatch(
        /^data\/team\.json has .*new\.jpg.* at groups\[2\]/,
      );
      const broken = new Map([["faqs.json", Buffer.from("{ broken")]]);
      expect(await checkTaken(broken)).toMatch(/^data\/faqs\.json has /);
    } finally {
      process.chdir(project);
    }
  });

  test("takes nothing that would make the content invalid, and says what to do", async () => {
    const problem = "data/faqs.json has no answer.";
    const { student, reviewer } = startTerm("main", (changed) => {
      const text = changed.get("faqs.json")?.toString() ?? "";
      return Promise.resolve(text.includes("broken") ? problem : "");
    });
    const faqs = student.text("faqs.json");
    student.edit("about.json", { heading: "Mine" });
    reviewer.change("faqs.json", { heading: "broken" });
    expect(await student.take()).toBe(0);
    expect(student.text("faqs.json")).toBe(faqs);
    expect((await student.sync.status()).problem).toContain(problem);
    await expect(student.send("Mine")).rejects.toThrow(problem);
    writeFileSync(path.join(reviewer.folder, "scripts/code.ts"), "2\n");
    reviewer.change("faqs.json", { heading: "broken, but not for long" });
    await student.take();
    expect((await student.sync.status()).problem).toContain("take the code");
    reviewer.change("faqs.json", { heading: "Correct" });
    await student.take();
    expect(student.read("faqs.json").heading).toBe("Correct");
    await student.send("Mine");
  });
});
