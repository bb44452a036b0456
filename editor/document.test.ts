import * as fc from "fast-check";

import type { ContentSource } from "../src/content/content";
import { readSource } from "../src/node/content/readSource";
import { valueAt, withValueAt } from "./contentValues";
import {
  answerQuestion,
  applyOperation,
  operationOf,
  settle,
  takeFile,
  type EditedDocument,
  type Operation,
} from "./document";

let source: ContentSource;
let start: EditedDocument;

beforeAll(async () => {
  source = await readSource();
  const values = new Map(
    [...source.files].map(([file, text]) => [
      file,
      JSON.parse(text) as unknown,
    ]),
  );
  start = { values, saved: values, questions: [] };
});

type Change = [file: string, path: (string | number)[], after: unknown];

/** The editor without its server: changes fields, and saves what is valid. */
class Session {
  document = start;
  held: string[] = [];

  /** Changes a field as a tab does that shows the present state. */
  edit(...[file, path, after]: Change): Operation {
    const before = this.document.values.get(file);
    const changed = withValueAt(undefined, before, path, after);
    const operation = { id: "1", ...operationOf(file, before, changed) };
    this.apply(operation);
    return operation;
  }

  apply(operation: Operation): boolean {
    const applied = applyOperation(this.document, operation);
    if (applied) this.document = applied;
    this.save(operation);
    return applied !== undefined;
  }

  save(last?: Operation): void {
    const { values, held } = settle(this.document, this.onDisk(), last);
    const saved = new Map([...this.document.saved, ...values]);
    this.document = { ...this.document, saved };
    this.held = held.map(({ file, path }) => `${file} ${path.join(".")}`);
  }

  onDisk(): ContentSource {
    const files = [...this.document.saved].flatMap(([file, value]) =>
      value === undefined ? [] : [[file, JSON.stringify(value)] as const],
    );
    return { ...source, files: new Map(files) };
  }

  /** Changes a file as somebody else does. */
  change(...[file, path, after]: Change): void {
    const disk = withValueAt(
      undefined,
      this.document.saved.get(file),
      path,
      after,
    );
    this.document = takeFile(this.document, file, disk);
    this.save();
  }

  shown = (file: string, ...path: (string | number)[]) =>
    valueAt(this.document.values.get(file), path);
  saved = (file: string, ...path: (string | number)[]) =>
    valueAt(this.document.saved.get(file), path);
  list = (file: string, ...path: (string | number)[]) =>
    this.shown(file, ...path) as unknown[];
}

const members = ["groups", 3, "members"];

test("one bad mail address withholds that address and nothing else", () => {
  const session = new Session();
  session.edit("team.json", [...members, 1, "mail"], "nobody");
  session.edit("team.json", [...members, 0, "name"], "Renamed");
  session.edit("team.json", ["heading"], "The team");
  session.edit("about.json", ["heading"], "About");
  expect(session.held).toEqual(["team.json groups.3.members.1.mail"]);
  expect(session.shown("team.json", ...members, 1, "mail")).toBe("nobody");
  expect(session.saved("team.json", ...members, 1, "mail")).not.toBe("nobody");
  expect(session.saved("team.json", ...members, 0, "name")).toBe("Renamed");
  expect(session.saved("team.json", "heading")).toBe("The team");
  expect(session.saved("about.json", "heading")).toBe("About");
  // Entries that are moved and deleted take it along.
  const [first, second, ...rest] = session.list("team.json", ...members);
  session.edit("team.json", members, [second, ...rest, first]);
  session.edit("team.json", [...members, 0, "mail"], "somebody@example.org");
  expect(session.held).toEqual([]);
  expect(session.saved("team.json", ...members)).toEqual(
    session.shown("team.json", ...members),
  );
});

test("leaves out a new entry until it is valid, then only its invalid field", () => {
  const session = new Session();
  const list = session.list("team.json", ...members);
  session.edit("team.json", members, [{ name: "" }, ...list]);
  session.edit("team.json", ["heading"], "The team");
  session.edit("team.json", [...members, 1, "role"], "Lead");
  expect(session.saved("team.json", ...members)).toHaveLength(list.length);
  expect(session.saved("team.json", ...members, 0, "role")).toBe("Lead");
  session.edit("team.json", [...members, 0, "name"], "New Person");
  expect(session.saved("team.json", ...members, 0, "name")).toBe("New Person");
  session.edit("team.json", [...members, 0, "github"], "no name!");
  session.edit("team.json", [...members, 0, "role"], "Writer");
  expect(session.saved("team.json", ...members, 0)).toEqual({
    name: "New Person",
    role: "Writer",
  });
});

test("a problem between two fields withholds the one that was changed last", () => {
  const session = new Session();
  const [first, second] = [0, 1].map((at) =>
    session.shown("faqs.json", "faqs", at, "question"),
  );
  session.edit("faqs.json", ["faqs", 0, "question"], second);
  // Another change is not to blame.
  session.edit("faqs.json", ["faqs", 1, "answer"], "Changed since.");
  expect(session.saved("faqs.json", "faqs", 0, "question")).toBe(first);
  expect(session.saved("faqs.json", "faqs", 1, "answer")).toBe(
    "Changed since.",
  );
  session.edit("faqs.json", ["faqs", 1, "question"], "A third one?");
  expect(session.held).toEqual([]);
  // Two fields that are valid only together, while another one is invalid.
  session.edit("about.json", ["meta", "description"], "Too short.");
  const path = ["entries", 0];
  const starts = session.shown("programs/events.json", ...path, "starts");
  session.edit("programs/events.json", [...path, "timeZone"], undefined);
  session.edit("programs/events.json", [...path, "ends"], undefined);
  session.edit("programs/events.json", [...path, "starts"], "2041-03-05");
  expect(session.held).toEqual(["about.json meta.description"]);
  session.edit("programs/events.json", [...path, "starts"], "2041-03-05T10:00");
  expect(session.saved("programs/events.json", ...path, "starts")).toBe(
    "2041-03-05",
  );
  session.edit("programs/events.json", [...path, "timeZone"], "Asia/Kolkata");
  expect(session.held).toEqual(["about.json meta.description"]);
  expect(starts).toBeDefined();
});

test("a page stays on disk while a link leads to it", () => {
  const session = new Session();
  session.edit("legal/terms.json", [], undefined);
  session.edit("about.json", ["heading"], "About");
  expect(session.held).toEqual(["legal/terms.json "]);
  expect(session.saved("legal/terms.json")).toBeDefined();
  expect(session.saved("about.json", "heading")).toBe("About");
});

test("content with problems on disk can still be edited", () => {
  const session = new Session();
  session.document = takeFile(session.document, "contact.json", {});
  session.edit("about.json", ["heading"], "About");
  expect(session.saved("about.json", "heading")).toBe("About");
});

test("applies what is withheld again after others' changes, or asks", () => {
  const session = new Session();
  session.edit("team.json", [...members, 1, "mail"], "nobody");
  const list = session.list("team.json", ...members);
  session.change("team.json", members, [
    { name: "Someone Else" },
    ...(session.saved("team.json", ...members) as unknown[]),
  ]);
  expect(session.shown("team.json", ...members)).toEqual([
    { name: "Someone Else" },
    ...list,
  ]);
  expect(session.document.questions).toEqual([]);
  const mail = [...members, 2, "mail"];
  session.change("team.json", mail, "theirs@example.org");
  const question = { file: "team.json", path: mail };
  const theirs = "theirs@example.org";
  expect(session.document.questions).toEqual([{ ...question, theirs }]);
  // It is in question also once it is valid.
  session.edit("team.json", mail, "mine@example.org");
  expect(session.saved("team.json", ...mail)).toBe(theirs);
  // The question stays with its entry.
  session.edit(
    "team.json",
    members,
    session.list("team.json", ...members).slice(1),
  );
  const moved = { file: "team.json", path: [...members, 1, "mail"] };
  expect(session.document.questions).toEqual([{ ...moved, theirs }]);
  const asked = session.document;
  for (const [keep, mail] of [
    ["mine", "mine@example.org"],
    ["theirs", theirs],
  ] as const) {
    session.document = answerQuestion(asked, { ...moved, theirs }, keep);
    session.save();
    expect(session.saved("team.json", ...moved.path)).toBe(mail);
    expect(session.shown("team.json", ...moved.path)).toBe(mail);
    expect(session.document.questions).toEqual([]);
  }
});

test("asks about a page or entry that is removed by others while it is edited", () => {
  const session = new Session();
  session.edit("legal/terms.json", ["introduction"], "");
  session.change("legal/terms.json", [], undefined);
  expect(session.document.questions).toEqual([
    { file: "legal/terms.json", path: [], theirs: undefined },
  ]);
  const list = session.list("team.json", ...members);
  session.edit("team.json", [...members, 1, "mail"], "nobody");
  session.change("team.json", members, list.toSpliced(1, 1));
  const question = { file: "team.json", path: [...members, 1] };
  expect(session.document.questions).toContainEqual({
    ...question,
    theirs: undefined,
  });
  session.document = answerQuestion(session.document, question, "theirs");
  expect(session.shown("team.json", ...members)).toEqual(list.toSpliced(1, 1));
});

test("asks where a tab changes what was changed before it could know", () => {
  const session = new Session();
  const { before, ...place } = operationOf(
    "about.json",
    session.shown("about.json"),
    { ...(session.shown("about.json") as object), heading: "Mine" },
  );
  session.change("about.json", ["heading"], "Theirs");
  const operation = { id: "1", ...place, before };
  expect(session.apply({ ...operation, isStrict: true })).toBe(false);
  expect(session.shown("about.json", "heading")).toBe("Theirs");
  session.apply(operation);
  expect(session.shown("about.json", "heading")).toBe("Mine");
  expect(session.saved("about.json", "heading")).toBe("Theirs");
  // Who types the other version answers it.
  session.edit("about.json", ["heading"], "Theirs");
  expect(session.document.questions).toEqual([]);
});

test("undo takes back what still stands, and refuses what does not", () => {
  const session = new Session();
  const list = session.list("team.json", ...members);
  const removal = session.edit("team.json", members, list.slice(1));
  session.change("team.json", [...members, 0, "role"], "Lead");
  const undo = (operation: Operation) =>
    session.apply({
      ...operation,
      before: operation.after,
      after: operation.before,
      isStrict: true,
    });
  expect(undo(removal)).toBe(true);
  expect(session.list("team.json", ...members)[0]).toEqual(list[0]);
  expect(session.shown("team.json", ...members, 1, "role")).toBe("Lead");
  const rename = session.edit("team.json", [...members, 0, "name"], "Renamed");
  session.change("team.json", [...members, 0, "name"], "Renamed by others");
  expect(undo(rename)).toBe(false);
});

test("puts an entry back between the others where their version is chosen", () => {
  const [first, second] = [{ question: "A?" }, { question: "C?" }];
  const values = new Map([["faqs.json", { faqs: [first, second] }]]);
  const theirs = { question: "B?" };
  const question = { file: "faqs.json", path: ["faqs", 1], mine: undefined };
  const document = { values, saved: values, questions: [] };
  const answered = answerQuestion(document, { ...question, theirs }, "theirs");
  expect(answered.values.get("faqs.json")).toMatchObject({
    faqs: [first, theirs, second],
  });
});

test("any order of edits writes no problem, shows what was typed, and ends saved", () => {
  const texts = fc.constantFrom("", "x", "nobody", "a@example.org", "Any text");
  const places = fc.constantFrom<[string, (string | number)[]]>(
    ["team.json", [...members, 0, "mail"]],
    ["team.json", [...members, 0, "name"]],
    ["team.json", [...members, 1, "mail"]],
    ["about.json", ["heading"]],
    ["faqs.json", ["faqs", 0, "question"]],
    ["faqs.json", ["faqs", 1, "question"]],
    ["legal/terms.json", ["path"]],
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(places, texts), { maxLength: 6 }),
      (edits) => {
        const session = new Session();
        const valid = new Map(
          edits.map(([[file, path]]) => [
            JSON.stringify([file, path]),
            session.shown(file, ...path),
          ]),
        );
        for (const [[file, path], text] of edits) {
          session.edit(file, path, text);
          expect(session.shown(file, ...path)).toBe(text);
          const { held } = settle(
            { ...session.document, values: session.document.saved },
            session.onDisk(),
          );
          expect(held).toEqual([]);
        }
        for (const [key, value] of valid) {
          const [file, path] = JSON.parse(key) as [string, string[]];
          session.edit(file, path, value);
        }
        expect(session.held).toEqual([]);
        expect(session.document.saved).toEqual(session.document.values);
      },
    ),
    { numRuns: 15 },
  );
});
