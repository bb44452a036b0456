import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { killAfter } from "../../tests/killAfter";
import { startTerm } from "../../tests/startTerm";

/** Ends the editor at each of its calls, until it gets through. */
async function killAtEachCall(
  prepare: (round: number) => unknown,
  work: () => Promise<unknown>,
  verify: (round: number) => Promise<unknown>,
): Promise<void> {
  let rounds = 0;
  for (let isDone = false; !isDone; rounds += 1) {
    await prepare(rounds);
    isDone = await killAfter(rounds, work);
    await verify(rounds);
  }
  expect(rounds).toBeGreaterThan(3);
}

describeWithGit("an editor that ends at any moment (needs git)", () => {
  test("takes what others changed, once, and asks nothing", async () => {
    const { student, reviewer } = startTerm();
    const clone = student.clone();
    const photo = reviewer.path("images/team/member-01.jpg");
    await killAtEachCall(
      (round) => {
        reviewer.changeOn("main", () => {
          reviewer.edit("about.json", { introduction: `Theirs ${round}` });
          reviewer.edit("faqs.json", { heading: `Theirs ${round}` });
          copyFileSync(photo, reviewer.path(`images/team/new-${round}.jpg`));
        });
        student.edit("about.json", { heading: `Mine ${round}` });
        return student.sync.fetch(new AbortController().signal);
      },
      () => student.sync.take(),
      async (round) => {
        await student.restart();
        // Others go on before the editor is started again.
        reviewer.change("about.json", {
          introduction: `Theirs ${round} again`,
        });
        await student.take();
        expect(await student.sync.questions()).toEqual([]);
        expect(student.read("faqs.json").heading).toBe(`Theirs ${round}`);
        expect(student.read("about.json")).toMatchObject({
          heading: `Mine ${round}`,
          introduction: `Theirs ${round} again`,
        });
      },
    );
    expect(student.clone()).toEqual(clone);
  });

  test("sends once, and never calls closed or answered what it does not know", async () => {
    const { student, reviewer } = startTerm();
    await killAtEachCall(
      (round) => student.edit("about.json", { heading: `Mine ${round}` }),
      () => student.sync.send("Mine", new AbortController().signal),
      async (round) => {
        // The next edit of the same field is no conflict with what was sent.
        student.edit("about.json", { heading: `Mine ${round}, too` });
        await student.restart();
        await student.take();
        expect(await student.sync.questions()).toEqual([]);
        const { request, problem } = await student.sync.status();
        expect(["waiting", undefined]).toContain(request?.state);
        expect(problem).toBe("");
        expect(student.read("about.json").heading).toBe(`Mine ${round}, too`);
      },
    );
    const branch = await student.send("Last");
    const names = reviewer.git("ls-remote", "--heads", "origin", "content/*");
    expect(names.split("\n")).toEqual([expect.stringContaining(branch)]);
    expect(reviewer.linesOf(branch)).toHaveLength(2);
  });

  test("takes code, and keeps the content on disk", async () => {
    const { student, reviewer } = startTerm();
    student.write("legal/new.json", student.text("legal/terms.json"));
    await killAtEachCall(
      async (round) => {
        const code = path.join(reviewer.folder, "scripts/code.ts");
        writeFileSync(code, `${round + 2}\n`);
        reviewer.change("about.json", { introduction: `Theirs ${round}` });
        student.edit("about.json", { heading: `Mine ${round}` });
        await student.take();
      },
      () => student.sync.takeCode(new AbortController().signal),
      async (round) => {
        await student.restart();
        expect(await student.sync.status()).toMatchObject({
          problem: "",
          restored: [],
          changed: [{ file: "about.json" }, { file: "legal/new.json" }],
        });
        expect(student.read("about.json")).toMatchObject({
          heading: `Mine ${round}`,
          introduction: `Theirs ${round}`,
        });
      },
    );
    expect(student.git("rev-parse", "HEAD")).toBe(
      student.git("rev-parse", "origin/main"),
    );
  });
});
