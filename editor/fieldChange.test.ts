import { applyChange, changesBetween } from "./fieldChange";

const ada = { name: "Ada", role: "Lead", mail: "ada@example.org" };
const bob = { name: "Bob", role: "Tech", mail: "bob@example.org" };
const before = { meta: { title: "Team" }, members: [ada, bob] };

const apply = (change: Parameters<typeof applyChange>[2], value: unknown) =>
  applyChange(undefined, value, change);

test("names fields of objects and whole lists", () => {
  const after = { meta: { title: "Us", note: "x" }, members: [bob] };
  expect(changesBetween("team.json", before, after)).toEqual([
    {
      file: "team.json",
      path: ["meta", "title"],
      before: "Team",
      after: "Us",
    },
    {
      file: "team.json",
      path: ["meta", "note"],
      before: undefined,
      after: "x",
    },
    {
      file: "team.json",
      path: ["members"],
      before: [ada, bob],
      after: [bob],
    },
  ]);
  expect(changesBetween("a.json", undefined, after)).toEqual([
    { file: "a.json", path: [], before: undefined, after },
  ]);
});

test("applies a change to the entry that it was made for, wherever that is now", () => {
  const after = {
    ...before,
    members: [{ ...ada, mail: "a@example.org" }, bob],
  };
  const [change] = changesBetween("team.json", before, after);
  const moved = { ...before, members: [bob, ada] };
  expect(change && apply(change, moved).value).toEqual({
    ...before,
    members: [bob, { ...ada, mail: "a@example.org" }],
  });
});

test("refuses a change of what somebody else has changed or removed", () => {
  const change = {
    file: "team.json",
    path: ["meta", "title"],
    before: "Team",
    after: "Us",
  };
  const other = { meta: { title: "People" } };
  expect(apply(change, other)).toEqual({ value: other, isApplied: false });
  expect(apply(change, {})).toEqual({ value: {}, isApplied: false });
  expect(apply(change, undefined).isApplied).toBe(false);
  expect(apply(change, { meta: { title: "Us" } }).isApplied).toBe(true);
});
