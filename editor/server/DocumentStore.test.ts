import { chmodSync } from "node:fs";
import fs from "node:fs/promises";

import { describeWithGit } from "../../tests/jest/gitEnvironment";
import { operationOf, type Operation } from "../document";
import type { FileState, Update } from "../messages";
import type { Person } from "../tests/Person";
import { startTerm } from "../tests/startTerm";
import { DocumentStore } from "./DocumentStore";
import { createRoutes } from "./routes";

describeWithGit("the document on the server (needs git)", () => {
  const project = process.cwd();
  let student: Person;
  let store: DocumentStore;
  let shown: Map<string, FileState>;
  let last: Update;

  /** Starts the server's part as after it ended at any moment. */
  async function open(): Promise<void> {
    shown = new Map();
    store = new DocumentStore(student.folder, ".cache/kept.json", (update) => {
      last = update;
      for (const file of update.files ?? []) shown.set(file.file, file);
    });
    await store.open();
    last = store.everything();
    shown = new Map(last.files?.map((file) => [file.file, file]));
  }

  beforeEach(async () => {
    ({ student } = startTerm());
    process.chdir(student.folder);
    await open();
  });
  afterEach(() => process.chdir(project));

  const valueOf = (file: string) => shown.get(file)?.value as object;
  const change = (fields: object, file = "about.json"): Operation => ({
    id: crypto.randomUUID(),
    ...operationOf(file, valueOf(file), { ...valueOf(file), ...fields }),
  });

  test("keeps each operation before it answers, and writes what is valid as a diff of one line", async () => {
    const file = "features.json";
    const former = student.text(file);
    await store.apply([change({ heading: "What comes" }, file)]);
    await store.apply([change({ introduction: "" }, file)]);
    const stat = student.git("diff", "--shortstat");
    expect(stat).toContain("1 insertion(+), 1 deletion(-)");
    const held = [{ file, path: ["introduction"] }];
    expect(last).toMatchObject({ held, failure: "" });
    await open();
    expect(last.held).toEqual(held);
    const edited = { heading: "What comes", introduction: "" };
    expect(valueOf(file)).toMatchObject(edited);
    expect(store.takeWritten()).toEqual([]);
    await store.apply([change(JSON.parse(former) as object, file)]);
    expect(student.text(file)).toBe(former);
    expect(store.takeWritten()).toEqual([file]);
  });

  test("applies once what is sent twice, also after a restart", async () => {
    const operation = change({ heading: "One" });
    await store.apply([operation]);
    await store.apply([change({ heading: "Two" })]);
    await store.apply([operation]);
    await open();
    await store.apply([operation]);
    expect(student.read("about.json").heading).toBe("Two");
    expect(store.questions()).toEqual([]);
  });

  test("takes an edit by hand as an operation of somebody else", async () => {
    await store.apply([change({ heading: "" })]);
    student.edit("about.json", { heading: "Theirs", introduction: "By hand." });
    await store.read();
    expect(valueOf("about.json")).toMatchObject({
      heading: "",
      introduction: "By hand.",
    });
    const place = { file: "about.json", path: ["heading"] };
    const question = { ...place, mine: "", theirs: "Theirs" };
    expect(store.questions()).toEqual([question]);
    await open();
    expect(store.questions()).toHaveLength(1);
    await store.answer(question, "theirs");
    expect(valueOf("about.json")).toMatchObject({ heading: "Theirs" });
    expect(store.questions()).toEqual([]);
  });

  test("leaves a file alone that somebody broke, and keeps what is typed", async () => {
    const text = student.text("about.json");
    student.write("about.json", "{ broken");
    await store.read();
    expect(shown.get("about.json")?.broken).toBe("{ broken");
    await store.apply([change({ heading: "Meanwhile" })]);
    expect(student.text("about.json")).toBe("{ broken");
    student.write("about.json", text);
    await store.read();
    expect(student.read("about.json").heading).toBe("Meanwhile");
  });

  test("says why a file cannot be written, and writes it later", async () => {
    chmodSync(student.path("about.json"), 0o444);
    await store.apply([change({ heading: "Later" })]);
    expect(last.failure).toContain("is read-only");
    chmodSync(student.path("about.json"), 0o644);
    await store.retry();
    expect(last.failure).toBe("");
    expect(student.read("about.json").heading).toBe("Later");
  });

  test("answers nothing that is not kept because the disk is full", async () => {
    const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    const operation = change({ heading: "Once there is room" });
    jest.spyOn(fs, "writeFile").mockRejectedValueOnce(full);
    await expect(store.apply([operation])).rejects.toThrow("make room on it");
    await store.apply([operation]);
    expect(student.read("about.json").heading).toBe("Once there is room");
  });

  test("refuses files that are no content", async () => {
    for (const file of ["../package.json", "legal/../../a.json", "x.txt"])
      await expect(
        store.apply([{ id: "1", file, path: [], after: {} }]),
      ).rejects.toThrow("is not a file of the content");
  });

  test("applies requests at the same time one after the other", async () => {
    const preview = { look: jest.fn(), ensureRunning: jest.fn() };
    const server = createRoutes(student.folder, 1, preview, jest.fn());
    const apply = (await server).routes["POST api/operations"];
    const { features } = valueOf("features.json") as { features: object[] };
    const titles = Array.from({ length: 20 }, (_, at) => `Feature ${at}`);
    const requests = titles.map((title, id) => {
      const after = [{ ...features[0], id: 100 + id, title }, ...features];
      const operation = change({ features: after }, "features.json");
      return apply?.({
        query: new URLSearchParams(),
        body: Buffer.from(JSON.stringify([operation])),
        signal: new AbortController().signal,
      });
    });
    for (const answer of requests)
      expect(await answer).toEqual({ refused: [] });
    const saved = student.text("features.json");
    for (const title of titles) expect(saved).toContain(`"${title}"`);
  });

  test("raises the revision of an entry once against what is published", async () => {
    const file = "programs/events.json";
    const entries = (fields: object) => {
      const { entries: all } = valueOf(file) as { entries: object[] };
      return change({ entries: all.with(0, { ...all[0], ...fields }) }, file);
    };
    const revision = () =>
      (valueOf(file) as { entries: { revision?: number }[] }).entries[0]
        ?.revision;
    const former = revision() ?? 0;
    await store.apply([entries({ description: "Said otherwise." })]);
    expect(revision() ?? 0).toBe(former);
    await store.apply([entries({ place: "Hall" })]);
    await store.apply([entries({ place: "Hall 2" })]);
    expect(revision()).toBe(former + 1);
    store.setPublished([]);
    await store.apply([entries({ cancelled: true })]);
    expect(revision()).toBe(former + 2);
  });
});
