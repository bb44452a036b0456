import * as z from "zod";

import { formHints, icon, list, object, text } from "../src/content/fields";
import {
  blankValue,
  newEntry,
  titleOf,
  valueAt,
  withValueAt,
} from "./contentValues";

const card = object("A card.", {
  icon: icon("Its icon."),
  id: z.int(),
  title: text("Its title."),
  note: text("A note.").optional(),
  end: text("The end."),
});
const page = object("A page.", { cards: list("Cards.", card) });
const first = { icon: "user", id: 4, title: "First", end: "." };

test("adds an optional field where its declaration has it, and removes one that becomes undefined", () => {
  const note = ["cards", 0, "note"];
  const added = withValueAt(page, { cards: [first] }, note, "N");
  const names = Object.keys(valueAt(added, ["cards", 0]) as object);
  expect(names).toEqual(["icon", "id", "title", "note", "end"]);
  const removed = withValueAt(page, added, note, undefined);
  expect(removed).toEqual({ cards: [first] });
});

test("keeps the order of fields that are written in another one", () => {
  const value = { title: "B", $schema: "s", icon: "user" };
  const changed = withValueAt(card, value, ["title"], "C");
  expect(JSON.stringify(changed)).toBe(
    '{"title":"C","$schema":"s","icon":"user"}',
  );
});

test("starts an entry with blank texts and a number of its own", () => {
  expect(blankValue(card)).toEqual({ title: "", end: "" });
  expect(newEntry(card, [first])).toEqual({ id: 5, title: "", end: "" });
});

test("announces an entry today, and adds an optional switch as true", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T12:00:00") });
  const announced = z.string().register(formHints, { initial: "today" });
  const entry = z.object({ announced, title: z.string() });
  expect(newEntry(entry, [])).toEqual({ announced: "2026-11-23", title: "" });
  expect(blankValue(z.boolean())).toBe(true);
  jest.useRealTimers();
});

test("titles a value with its own words, not its icon", () => {
  expect(titleOf(card, first)).toBe("First");
});
