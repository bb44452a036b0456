import { testEntry } from "../../../tests/jest/testEntries";
import { feedsField, programEntriesField } from "./programEntries";

test("queries get the entries that they ask for, in an order that does not depend on that of the files", async () => {
  const programs = ["academy", "events"].map((name) => ({
    parent: name,
    heading: name,
    entries: [testEntry({ starts: "2026-12-05" }), testEntry({})],
  }));
  const query = async (wanted: object, nodes = programs) => {
    const nodeModel = {
      findAll: () => Promise.resolve({ entries: nodes }),
      findOne: () => Promise.resolve(null),
      getNodesByIds: ({ ids: [name] }: { ids: string[] }) => [
        { relativePath: `programs/${name}.json` },
      ],
    };
    const context = { nodeModel } as never;
    const found = await programEntriesField.resolve(null, wanted, context);
    return found.map(({ program, starts }) => `${program} ${starts}`);
  };
  const all = [
    "academy 2026-11-23",
    "events 2026-11-23",
    "academy 2026-12-05",
    "events 2026-12-05",
  ];
  expect(await query({})).toEqual(all);
  expect(await query({}, programs.toReversed())).toEqual(all);
  expect(await query({ path: "/features/events" })).toEqual([all[1], all[3]]);
  const next = await query({ group: "upcoming", limit: 1 });
  expect(next).toEqual([all[2]]);
});

test("the site links only feeds that have entries", async () => {
  const feedsOf = (...given: readonly object[]) => {
    const entries = given.map(testEntry);
    const findAll = () => Promise.resolve({ entries: [{ entries }] });
    const context = { nodeModel: { findAll } } as never;
    return feedsField.resolve(null, null, context);
  };
  expect(await feedsOf()).toEqual({ atom: false, calendar: false });
  expect(await feedsOf({})).toEqual({ atom: true, calendar: false });
  const dated = await feedsOf({}, { starts: "2026-12-05" });
  expect(dated).toEqual({ atom: true, calendar: true });
});
