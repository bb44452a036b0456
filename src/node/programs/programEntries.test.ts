import { testEntry } from "../../../tests/jest/testEntries";
import { programEntries } from "./programEntries";

test("queries get the entries that they ask for, in an order that does not depend on that of the files", () => {
  const programs = ["academy", "events"].map((name) => ({
    path: `/features/${name}`,
    heading: name,
    entries: [testEntry({ starts: "2026-12-05" }), testEntry({})],
  }));
  const query = (wanted: object, from = programs) =>
    programEntries(from, 0, wanted).map(
      ({ program, starts }) => `${program} ${starts}`,
    );
  const all = [
    "academy 2026-11-23",
    "events 2026-11-23",
    "academy 2026-12-05",
    "events 2026-12-05",
  ];
  expect(query({})).toEqual(all);
  expect(query({}, programs.toReversed())).toEqual(all);
  expect(query({ path: "/features/events" })).toEqual([all[1], all[3]]);
  expect(query({ group: "upcoming", limit: 1 })).toEqual([all[2]]);
});
