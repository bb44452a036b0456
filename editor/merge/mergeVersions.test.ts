import fc from "fast-check";

import { mergeVersions, followPath } from "./mergeVersions";

const ada = { name: "Ada", role: "Lead", mail: "ada@example.org" };
const bob = { name: "Bob", role: "Tech", mail: "bob@example.org" };
const cyd = { name: "Cyd", role: "Tech", mail: "cyd@example.org" };

const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const { value, conflicts } = mergeVersions(base, mine, theirs);
  expect(conflicts).toEqual([]);
  return value;
};

test("finds an entry that the other side moved, renamed or put others before", () => {
  const mine = [{ ...ada, role: "Mentor" }, bob];
  expect(merged([ada, bob], mine, [bob, ada])).toEqual([bob, mine[0]]);
  expect(merged([ada, bob], mine, [cyd, ada, bob])).toEqual([cyd, ...mine]);
  const renamed = { ...ada, name: "Ada L." };
  expect(merged([ada, bob], mine, [renamed, bob])).toEqual([
    { ...renamed, role: "Mentor" },
    bob,
  ]);
});

test("keeps the entries that both sides added, and one that both added once", () => {
  expect(merged([ada], [ada, bob], [ada, cyd])).toEqual([ada, cyd, bob]);
  expect(merged([ada], [ada, bob], [bob, ada])).toEqual([ada, bob]);
  expect(merged(["a"], ["a", "b"], ["a", "c"])).toEqual(["a", "c", "b"]);
});

test("removes what one side removed and the other left alone", () => {
  expect(merged([ada, bob, cyd], [ada, cyd], [cyd, ada, bob])).toEqual([
    cyd,
    ada,
  ]);
  expect(merged({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ a: 3 });
});

test("never gives a replaced entry the fields of its predecessor", () => {
  const theirs = [{ ...ada, mail: "new@example.org" }, bob];
  const { value, conflicts } = mergeVersions([ada, bob], [cyd, bob], theirs);
  expect(value).toEqual([cyd, bob]);
  expect(conflicts).toEqual([
    { path: [0], mine: undefined, theirs: theirs[0] },
  ]);
});

test("takes a successor typed over an entry of two fields for another one", () => {
  const lead = { name: "Ada", role: "Lead" };
  const successor = { name: "Cyd", role: "Lead" };
  const theirs = [{ name: "Ada", role: "Mentor" }];
  expect(mergeVersions([lead], [successor], theirs)).toEqual({
    value: [successor],
    conflicts: [{ path: [0], mine: undefined, theirs: theirs[0] }],
  });
});

test("reports a field that both changed, and keeps mine", () => {
  const base = { heading: "Team", members: [ada, bob] };
  const mine = { heading: "Us", members: [{ ...ada, role: "A" }, bob] };
  const theirs = { heading: "Team", members: [bob, { ...ada, role: "B" }] };
  expect(mergeVersions(base, mine, theirs)).toEqual({
    value: { heading: "Us", members: [bob, { ...ada, role: "A" }] },
    conflicts: [{ path: ["members", 1, "role"], mine: "A", theirs: "B" }],
  });
});

test("finds a field again after entries were added, moved and removed", () => {
  const before = { members: [ada, bob] };
  const role = ["members", 1, "role"];
  const after = { members: [{ ...bob, role: "Lead" }, cyd, ada] };
  expect(followPath(before, after, role)).toEqual(["members", 0, "role"]);
  expect(followPath(before, { members: [ada] }, role)).toBeUndefined();
  expect(
    followPath(before, { members: [ada] }, ["members", 1]),
  ).toBeUndefined();
  expect(followPath(before, undefined, role)).toBeUndefined();
  expect(followPath(before, after, [])).toEqual([]);
});

test("asks about entries that one side removed, and about two new orders", () => {
  const changed = { ...ada, role: "Mentor" };
  const list = [ada, bob, cyd];
  expect(mergeVersions(list, [changed, bob], [bob, cyd]).conflicts).toEqual([
    { path: [0], mine: changed, theirs: undefined },
  ]);
  const mine = [bob, ada, cyd];
  const theirs = [cyd, ada, bob];
  const { value, conflicts } = mergeVersions(list, mine, theirs);
  expect(value).toEqual(mine);
  expect(conflicts).toEqual([{ path: [], mine, theirs }]);
});

test("offers two orders of a list with the entries and changes of both", () => {
  const dan = { name: "Dan", role: "Tech", mail: "dan@example.org" };
  const changed = { ...ada, role: "Mentor" };
  const mine = [bob, ada, cyd, dan];
  const theirs = [cyd, changed, bob];
  expect(mergeVersions([ada, bob, cyd], mine, theirs)).toEqual({
    value: [bob, changed, cyd, dan],
    conflicts: [
      {
        path: [],
        mine: [bob, changed, cyd, dan],
        theirs: [cyd, dan, changed, bob],
      },
    ],
  });
});

test("asks about a file that one side deleted and the other changed", () => {
  expect(mergeVersions({ a: 1 }, { a: 2 }, undefined).conflicts).toEqual([
    { path: [], mine: { a: 2 }, theirs: undefined },
  ]);
  expect(merged({ a: 1 }, { a: 1 }, undefined)).toBeUndefined();
  expect(merged(undefined, undefined, { a: 1 })).toEqual({ a: 1 });
});

interface Entry {
  id: number;
  role: number;
  mail: number;
  note: number;
}

/** A value of an entry's field that no other entry has, or the two are alike. */
const valueOf = (id: number) =>
  fc.integer({ min: id * 1e4, max: id * 1e4 + 9999 });

const entry = (id: number) =>
  fc.record({
    id: fc.constant(id),
    role: valueOf(id),
    mail: valueOf(id),
    note: valueOf(id),
  });

/** A list in which entries were removed, edited, added and moved. */
const edited = (base: readonly Entry[], added: readonly Entry[]) =>
  fc
    .tuple(
      ...base.map((each) =>
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(each) },
          fc.record({ ...constants(each), role: valueOf(each.id) }),
          fc.record({ ...constants(each), mail: valueOf(each.id) }),
          fc.constant(undefined),
        ),
      ),
      ...added.map((each) => fc.option(fc.constant(each), { nil: undefined })),
    )
    .map((list) => list.flatMap((each) => each ?? []))
    .chain((list) =>
      fc.oneof(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length }),
      ),
    );

const constants = (each: Entry) => ({
  id: fc.constant(each.id),
  role: fc.constant(each.role),
  mail: fc.constant(each.mail),
  note: fc.constant(each.note),
});

const threeLists = fc
  .tuple(entry(1), entry(2), entry(3), entry(4), entry(5), entry(6), entry(7))
  .chain(([a, b, c, d, e, f, g]) => {
    const base = [a, b, c, d];
    return fc.tuple(
      fc.constant(base),
      edited(base, [e, f]),
      edited(base, [f, g]),
    );
  });

test("returns the other version where one side changed nothing", () => {
  fc.assert(
    fc.property(threeLists, ([base, x]) => {
      expect(merged(base, x, base)).toEqual(x);
      expect(merged(base, base, x)).toEqual(x);
      expect(merged(base, x, x)).toEqual(x);
    }),
  );
});

const fieldsOf = (list: readonly Entry[]) =>
  new Map<string, unknown>(
    list.flatMap((each) => [
      [`${each.id}`, true] as const,
      ...Object.entries(each).map(
        ([name, value]) => [`${each.id}.${name}`, value as unknown] as const,
      ),
    ]),
  );

test("takes each change of each side, or asks about it", () => {
  fc.assert(
    fc.property(threeLists, ([base, mine, theirs]) => {
      const { value, conflicts } = mergeVersions(base, mine, theirs);
      const result = value as Entry[];
      const asked = new Set(
        conflicts.map(({ path, mine: one, theirs: other }) =>
          typeof path[0] === "number" && path.length > 1
            ? `${result[path[0]]?.id}.${String(path[1])}`
            : `${((one ?? other) as Entry).id}`,
        ),
      );
      const [before, my] = [fieldsOf(base), fieldsOf(mine)];
      const [their, now] = [fieldsOf(theirs), fieldsOf(result)];
      for (const field of [...my.keys(), ...before.keys()]) {
        const [entryId = ""] = field.split(".");
        if (asked.has(field) || asked.has(entryId)) continue;
        const m = my.get(field);
        const isMine = m !== before.get(field);
        const expected = isMine ? m : their.get(field);
        expect([field, now.get(field)]).toEqual([field, expected]);
      }
    }),
    { numRuns: 1000 },
  );
});

test("asks nothing about an answer that both sides have", () => {
  fc.assert(
    fc.property(threeLists, ([base, mine, theirs]) => {
      const { value } = mergeVersions(base, mine, theirs);
      // As it is merged after the answer is on both sides.
      expect(merged(theirs, value, theirs)).toEqual(value);
      expect(merged(base, value, value)).toEqual(value);
    }),
  );
});
