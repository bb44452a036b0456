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

test("keeps the order of one side, the changes of both, and what each added and removed", () => {
  const mine = [{ ...ada, role: "Mentor" }, bob];
  expect(merged([ada, bob], mine, [bob, ada])).toEqual([bob, mine[0]]);
  const renamed = { ...ada, name: "Ada L." };
  expect(merged([ada, bob], mine, [cyd, renamed, bob])).toEqual([
    cyd,
    { ...renamed, role: "Mentor" },
    bob,
  ]);
  expect(merged([ada], [ada, bob], [ada, cyd])).toEqual([ada, cyd, bob]);
  expect(merged([ada], [ada, bob], [bob, ada])).toEqual([ada, bob]);
  expect(merged(["a"], ["a", "b"], ["a", "c"])).toEqual(["a", "c", "b"]);
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

test("asks about an entry that one side removed and the other changed", () => {
  const changed = { ...ada, role: "Mentor" };
  expect(mergeVersions([ada, bob], [changed], [bob]).conflicts).toEqual([
    { path: [0], mine: changed, theirs: undefined },
  ]);
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

const entry = (id: number): fc.Arbitrary<Entry> =>
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
          valueOf(each.id).map((role) => ({ ...each, role })),
          valueOf(each.id).map((mail) => ({ ...each, mail })),
          fc.constant(undefined),
        ),
      ),
      ...added.map((each) => fc.option(fc.constant(each), { nil: undefined })),
    )
    .map((list) => list.filter((each) => each !== undefined))
    .chain((list) =>
      fc.oneof(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length }),
      ),
    );

const threeLists = fc
  .tuple(...[1, 2, 3, 4, 5, 6, 7].map(entry))
  .chain((all) =>
    fc.tuple(
      fc.constant(all.slice(0, 4)),
      edited(all.slice(0, 4), all.slice(4, 6)),
      edited(all.slice(0, 4), all.slice(5)),
    ),
  );

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

test("asks nothing where one side changed nothing, or both the same, as after an answer", () => {
  fc.assert(
    fc.property(threeLists, ([base, mine, theirs]) => {
      expect(merged(base, mine, base)).toEqual(mine);
      expect(merged(base, base, mine)).toEqual(mine);
      expect(merged(base, mine, mine)).toEqual(mine);
      const { value } = mergeVersions(base, mine, theirs);
      expect(merged(theirs, value, theirs)).toEqual(value);
      expect(merged(base, value, value)).toEqual(value);
    }),
  );
});
