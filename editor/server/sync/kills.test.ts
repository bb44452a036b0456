import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { startTerm } from "../../tests/startTerm";
import * as writing from "../writeAtomically";
import * as git from "./git";

class Killed extends Error {}

type Functions = Record<string, (...args: unknown[]) => unknown>;

const changing = ["update-ref", "push", "merge", "checkout", "fetch"];

/** Ends the process as SIGKILL does once it has changed the clone some times. */
function killAfter(changes: number): void {
  let left = changes;
  for (const module of [git, writing] as unknown as Functions[])
    for (const [name, actual] of Object.entries(module)) {
      if (typeof actual !== "function") continue;
      jest.spyOn(module, name).mockImplementation((...args) => {
        const [verb] = [args[1]].flat();
        const isChange =
          name === "writeAtomically" || changing.includes(String(verb));
        if (left >= 0 && isChange) left -= 1;
        return left < 0 ? Promise.reject(new Killed()) : actual(...args);
      });
    }
}

/** Ends the editor at each of its changes of the clone, until it gets through. */
async function killAtEachChange(
  prepare: (round: number) => unknown,
  work: () => Promise<unknown>,
  verify: (round: number) => Promise<unknown>,
): Promise<void> {
  let round = 0;
  for (let isDone = false; !isDone; round += 1) {
    await prepare(round);
    killAfter(round);
    isDone = await work().then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      },
    );
    jest.restoreAllMocks();
    await verify(round);
  }
  expect(round).toBeGreaterThan(3);
}

describeWithGit("an editor that ends at any moment (needs git)", () => {
  test("takes what others changed, once, and keeps what it asked", async () => {
    const { student, reviewer } = startTerm();
    const clone = student.clone();
    const photo = reviewer.path("images/team/member-01.jpg");
    student.edit("features.json", { heading: "Mine" });
    reviewer.change("features.json", { heading: "Theirs" });
    await killAtEachChange(
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
        expect(await student.sync.questions()).toMatchObject([
          { file: "features.json", mine: "Mine", theirs: "Theirs" },
        ]);
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
    await killAtEachChange(
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
    await killAtEachChange(
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
