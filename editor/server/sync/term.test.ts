import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { startTerm } from "../../tests/startTerm";

describeWithGit("a term (needs git)", () => {
  test("publishes for a term, and each request holds the student's open changes only", async () => {
    const { student, reviewer } = startTerm();
    const { sync } = student;
    const clone = student.clone();
    student.edit("about.json", { heading: "About one" });
    const branch = await student.send("First");
    expect(branch).toMatch(/^content\/\d{8}t\d{4}-first$/);
    expect(await sync.status()).toMatchObject({
      problem: "",
      changed: [],
      request: { state: "waiting", needsRefresh: false },
    });
    expect(reviewer.linesOf(branch)).toEqual([
      expect.stringMatching(/^- "heading"/),
      '+ "heading": "About one",',
    ]);

    // The reviewer squash-merges, keeps the branch, and changes the field again.
    reviewer.git("checkout", "-q", "main");
    reviewer.git("merge", "-q", "--squash", `origin/${branch}`);
    reviewer.commit("Squashed");
    reviewer.edit("about.json", { introduction: "Changed by the reviewer." });
    reviewer.commit("Change the introduction");
    reviewer.push("origin", "main");
    student.edit("about.json", { heading: "About two" });
    expect(await student.take()).toBe(1);
    expect(await sync.questions()).toEqual([]);
    const next = await student.send("Second");
    expect(next).not.toBe(branch);
    expect(reviewer.linesOf(next)).toEqual([
      '- "heading": "About one",',
      '+ "heading": "About two",',
    ]);

    // The reviewer corrects the branch while the student edits the next field.
    reviewer.change("about.json", { heading: "About 2" }, next);
    student.edit("about.json", { introduction: "Changed by the student." });
    reviewer.git("checkout", "-q", "main");
    const { meta: pageMeta } = reviewer.read("about.json");
    reviewer.edit("about.json", {
      meta: { ...(pageMeta as object), title: "New title" },
    });
    reviewer.commit("Change the neighboring line");
    reviewer.push("origin", "main");
    expect(await student.take()).toBe(2);
    expect((await sync.status()).request).toMatchObject({
      state: "answered",
      needsRefresh: true,
    });
    expect(student.read("about.json")).toMatchObject({
      heading: "About 2",
      introduction: "Changed by the student.",
      meta: { title: "New title" },
    });
    expect(await student.send("Third")).toBe(next);
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
    expect(await student.take()).toBe(0);
    expect(await sync.status()).toMatchObject({
      changed: [],
      request: { state: "published" },
    });

    // A page is added, and its request is closed: it stays to be published.
    const imprint = { ...student.read("legal/terms.json"), path: "/imprint" };
    student.write("legal/imprint.json", JSON.stringify(imprint));
    const last = await student.send("Add the imprint");
    reviewer.git("fetch", "-q", "--prune");
    expect(
      reviewer.git("diff", "--name-only", "origin/main", `origin/${last}`),
    ).toBe("data/legal/imprint.json");
    reviewer.edit("about.json", { introduction: "Changed meanwhile." });
    reviewer.commit("Go on");
    reviewer.push("origin", "main", `:${last}`);
    expect(await student.take()).toBe(1);
    expect(await sync.status()).toMatchObject({
      changed: [{ file: "legal/imprint.json" }],
      request: { state: "closed", isOpen: false },
    });
    student.remove("legal/imprint.json");
    await sync.record(["legal/imprint.json"]);
    expect((await sync.status()).changed).toEqual([]);
    student.edit("about.json", { heading: "About three" });
    expect(await student.send("Another")).not.toBe(last);
    expect(student.clone()).toEqual(clone);
  });
});
