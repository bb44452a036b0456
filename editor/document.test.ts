import * as fc from "fast-check";

import type { ContentSource } from "../src/content/content";
import { readSource } from "../src/node/content/readSource";
import { valueAt, withValueAt } from "./contentValues";
import {
  addedProblems,
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

/** A field or list: its file, and where it is in there. */
type Address = readonly [file: string, ...path: (string | number)[]];

/** The editor without its server: changes fields, and saves what is valid. */
class Session {
  document = start;
  /** The addresses of what is withheld. */
  held: unknown[] = [];

  /** Changes a field as a tab does that shows the present state. */
  edit([file, ...path]: Address, after: unknown): Operation {
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

  /** Changes a file as somebody else does. */
  change([file, ...path]: Address, after: unknown): void {
    const saved = this.document.saved.get(file);
    const disk = withValueAt(undefined, saved, path, after);
    this.document = takeFile(this.document, file, disk);
    this.save();
  }

  answer([file, ...path]: Address, theirs: unknown, keep: "mine" | "theirs") {
    const question = { file, path, theirs };
    this.document = answerQuestion(this.document, question, keep);
    this.save();
  }

  private save(last?: Operation): void {
    const { values, held } = settle(this.document, this.onDisk(), last);
    const saved = new Map([...this.document.saved, ...values]);
    this.document = { ...this.document, saved };
    this.held = held.map(({ file, path }) => [file, ...path]);
  }

  onDisk(): ContentSource {
    const files = [...this.document.saved].flatMap(([file, value]) =>
      value === undefined ? [] : [[file, JSON.stringify(value)] as const],
    );
    return { ...source, files: new Map(files) };
  }

  questions = () =>
    this.document.questions.map(({ file, path, theirs }) => [
      [file, ...path],
      theirs,
    ]);
  shown = ([file, ...path]: Address) =>
    valueAt(this.document.values.get(file), path);
  saved = ([file, ...path]: Address) =>
    valueAt(this.document.saved.get(file), path);
  list = (address: Address) => this.shown(address) as unknown[];
}

const members: Address = ["team.json", "groups", 3, "members"];
const team: Address = ["team.json", "heading"];
const about: Address = ["about.json", "heading"];

test("one bad mail address withholds that address and nothing else", () => {
  const session = new Session();
  const mail: Address = [...members, 1, "mail"];
  session.edit(mail, "nobody");
  session.edit([...members, 0, "name"], "Renamed");
  session.edit(team, "The team");
  session.edit(about, "About");
  expect(session.held).toEqual([mail]);
  expect(session.shown(mail)).toBe("nobody");
  expect(session.saved(mail)).not.toBe("nobody");
  expect(session.saved([...members, 0, "name"])).toBe("Renamed");
  expect(session.saved(team)).toBe("The team");
  expect(session.saved(about)).toBe("About");
  // Entries that are moved and deleted take it along.
  const [first, second, ...rest] = session.list(members);
  session.edit(members, [second, ...rest, first]);
  session.edit([...members, 0, "mail"], "somebody@example.org");
  expect(session.held).toEqual([]);
  expect(session.saved(members)).toEqual(session.shown(members));
});

test("leaves out a new entry until it is valid, then only its invalid field", () => {
  const session = new Session();
  const list = session.list(members);
  session.edit(members, [{ name: "" }, ...list]);
  session.edit([...members, 1, "role"], "Lead");
  expect(session.saved(members)).toHaveLength(list.length);
  expect(session.saved([...members, 0, "role"])).toBe("Lead");
  session.edit([...members, 0, "name"], "New Person");
  session.edit([...members, 0, "github"], "no name!");
  session.edit([...members, 0, "role"], "Writer");
  const saved = { name: "New Person", role: "Writer" };
  expect(session.saved([...members, 0])).toEqual(saved);
});

test("a problem between two fields withholds the one that was changed last", () => {
  const session = new Session();
  const question = (at: number): Address => [
    "faqs.json",
    "faqs",
    at,
    "question",
  ];
  const first = session.saved(question(0));
  session.edit(question(0), session.shown(question(1)));
  // Another change is not to blame.
  const answer: Address = ["faqs.json", "faqs", 1, "answer"];
  session.edit(answer, "Changed since.");
  expect(session.saved(question(0))).toBe(first);
  expect(session.saved(answer)).toBe("Changed since.");
  session.edit(question(1), "A third one?");
  expect(session.held).toEqual([]);
  // Two fields that are valid only together, while another one is invalid.
  const description: Address = ["about.json", "meta", "description"];
  session.edit(description, "Too short.");
  const event: Address = ["programs/events.json", "entries", 0];
  session.edit([...event, "timeZone"], undefined);
  session.edit([...event, "ends"], undefined);
  session.edit([...event, "starts"], "2041-03-05");
  expect(session.held).toEqual([description]);
  session.edit([...event, "starts"], "2041-03-05T10:00");
  expect(session.saved([...event, "starts"])).toBe("2041-03-05");
  session.edit([...event, "timeZone"], "Asia/Kolkata");
  expect(session.held).toEqual([description]);
});

test("a page stays on disk while a link leads to it, and other problems there prevent no edit", () => {
  const session = new Session();
  session.change(["contact.json"], {});
  session.edit(["legal/terms.json"], undefined);
  session.edit(about, "About");
  expect(session.held).toEqual([["legal/terms.json"]]);
  expect(session.saved(["legal/terms.json"])).toBeDefined();
  expect(session.saved(about)).toBe("About");
});

test("applies what is withheld again after others' changes, or asks", () => {
  const session = new Session();
  session.edit([...members, 1, "mail"], "nobody");
  const list = session.list(members);
  const added = { name: "Someone Else" };
  session.change(members, [added, ...(session.saved(members) as unknown[])]);
  expect(session.shown(members)).toEqual([added, ...list]);
  expect(session.questions()).toEqual([]);
  const mail: Address = [...members, 2, "mail"];
  const [mine, theirs] = ["mine@example.org", "theirs@example.org"];
  session.change(mail, theirs);
  expect(session.questions()).toEqual([[mail, theirs]]);
  // It is in question also once it is valid.
  session.edit(mail, mine);
  expect(session.saved(mail)).toBe(theirs);
  // The question stays with its entry.
  session.edit(members, session.list(members).slice(1));
  const moved: Address = [...members, 1, "mail"];
  expect(session.questions()).toEqual([[moved, theirs]]);
  const asked = session.document;
  for (const [keep, chosen] of [
    ["mine", mine],
    ["theirs", theirs],
  ] as const) {
    session.document = asked;
    session.answer(moved, theirs, keep);
    expect(session.saved(moved)).toBe(chosen);
    expect(session.shown(moved)).toBe(chosen);
    expect(session.questions()).toEqual([]);
  }
});

test("asks about a page or entry that is removed by others while it is edited", () => {
  const session = new Session();
  session.edit(["legal/terms.json", "introduction"], "");
  session.change(["legal/terms.json"], undefined);
  const list = session.list(members);
  session.edit([...members, 1, "mail"], "nobody");
  session.change(members, list.toSpliced(1, 1));
  expect(session.questions()).toEqual([
    [["legal/terms.json"], undefined],
    [[...members, 1], undefined],
  ]);
  session.answer([...members, 1], undefined, "theirs");
  expect(session.shown(members)).toEqual(list.toSpliced(1, 1));
});

test("asks where a tab changes what was changed before it could know", () => {
  const session = new Session();
  const before = session.shown(["about.json"]) as object;
  const after = { ...before, heading: "Mine" };
  session.change(about, "Theirs");
  const operation = { id: "1", ...operationOf("about.json", before, after) };
  expect(session.apply({ ...operation, isStrict: true })).toBe(false);
  expect(session.shown(about)).toBe("Theirs");
  session.apply(operation);
  expect(session.shown(about)).toBe("Mine");
  expect(session.saved(about)).toBe("Theirs");
  // Who types the other version answers it.
  session.edit(about, "Theirs");
  expect(session.questions()).toEqual([]);
});

test("undo takes back what still stands, and refuses what does not", () => {
  const session = new Session();
  const list = session.list(members);
  const removal = session.edit(members, list.slice(1));
  session.change([...members, 0, "role"], "Lead");
  const undo = ({ before, after, ...operation }: Operation) =>
    session.apply({
      ...operation,
      before: after,
      after: before,
      isStrict: true,
    });
  expect(undo(removal)).toBe(true);
  expect(session.list(members)[0]).toEqual(list[0]);
  expect(session.shown([...members, 1, "role"])).toBe("Lead");
  const rename = session.edit([...members, 0, "name"], "Renamed");
  session.change([...members, 0, "name"], "Renamed by others");
  expect(undo(rename)).toBe(false);
});

test("puts an entry back between the others where their version is chosen", () => {
  const session = new Session();
  const list = [{ question: "A?" }, { question: "C?" }];
  session.edit(["faqs.json", "faqs"], list);
  const theirs = { question: "B?" };
  session.answer(["faqs.json", "faqs", 1], theirs, "theirs");
  expect(session.shown(["faqs.json", "faqs"])).toEqual(
    list.toSpliced(1, 0, theirs),
  );
});

test("any order of edits writes no problem, shows what was typed, and ends saved", () => {
  const texts = fc.constantFrom("", "x", "nobody", "a@example.org", "Any text");
  const places = fc.constantFrom<Address[]>(
    [...members, 0, "mail"],
    [...members, 0, "name"],
    [...members, 1, "mail"],
    about,
    ["faqs.json", "faqs", 0, "question"],
    ["faqs.json", "faqs", 1, "question"],
    ["legal/terms.json", "path"],
  );
  const edits = fc.array(fc.tuple(places, texts), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (typed) => {
      const session = new Session();
      for (const [address, text] of typed) {
        session.edit(address, text);
        expect(session.shown(address)).toBe(text);
        expect(addedProblems(source, session.onDisk())).toEqual([]);
      }
      for (const [address] of typed)
        session.edit(address, new Session().shown(address));
      expect(session.held).toEqual([]);
      expect(session.document.saved).toEqual(session.document.values);
    }),
    { numRuns: 15 },
  );
});
