import { compareRecordings } from "./compareRecordings";
import type { Recording } from "./Recording";
import { reportOf } from "./report";

/** An element: its label, its parent, its box, and its values of two properties. */
type Row = [label: string, parent: number, box: string, values: string];

const main: Row = ["main#main", -1, "0 0 900 900", "black none"];
const list: Row = ["ul", 0, "0 100 900 200", "black none"];
const one: Row = ['li "One"', 1, "0 100 900 50", "black none"];
const two: Row = ['li "Two"', 1, "0 150 900 50", "black none"];
const page = [main, list, one, two];

const styled = ([label, parent, box]: Row, values: string): Row => [
  label,
  parent,
  box,
  values,
];

const moved = ([label, parent, , values]: Row, box: string): Row => [
  label,
  parent,
  box,
  values,
];

const nothing: Recording = {
  files: {},
  behavior: {},
  looks: {},
  properties: ["color", "max-width"],
  styles: [],
};

/** Returns a recording of the same elements in two states. */
function recordingOf(first: Row[], second = first): Recording {
  const styles: string[] = [];
  const [light, dark] = [first, second].map((rows) =>
    rows.map(([label, parent, box, values]) => ({
      label,
      parent,
      box: box.split(" ").map(Number),
      style: styles.push(values.replace(" ", "\n")) - 1,
    })),
  );
  return {
    ...nothing,
    styles,
    looks: { light: light ?? [], dark: dark ?? [] },
  };
}

/** Returns what is told, with the number of places. */
const told = (before: Recording, after: Recording) =>
  compareRecordings(before, after).map(
    ({ what, places }) => `${what} × ${places.length}`,
  );

const before = recordingOf(page);

test("tells nothing of equal recordings", () => {
  expect(told(before, recordingOf(page))).toEqual([]);
});

test("tells a style that differs once, with its places", () => {
  const after = recordingOf([main, list, one, styled(two, "black 9px")]);
  expect(told(before, after)).toEqual(["max-width: none → 9px × 2"]);
});

test("tells what is inherited at the element that sets it", () => {
  const red = [list, one, two].map((row) => styled(row, "red none"));
  const after = recordingOf([main, ...red], page);
  expect(told(before, after)).toEqual(["color: black → red × 1"]);
});

test("tells a new wrapper, and nothing of what is in it", () => {
  const wrapper: Row = ["div", 0, "0 100 900 200", "black none"];
  const wrapped = [list, one, two].map(([label, parent, ...rest]): Row => [
    label,
    parent + 1,
    ...rest,
  ]);
  const after = recordingOf([main, wrapper, ...wrapped], page);
  expect(told(before, after)).toEqual(["new: div × 1"]);
});

test("tells what moved or was resized, unless its parent was in the same way", () => {
  const after = recordingOf(
    [
      main,
      moved(list, "0 120 900 200"),
      moved(one, "0 120 900 50"),
      moved(two, "0 170 900 60"),
    ],
    page,
  );
  expect(told(before, after)).toEqual([
    "moved or resized: ul × 1",
    "moved or resized: li × 1",
  ]);
});

test("tells no box that a changed style explains", () => {
  const after = recordingOf(
    [
      main,
      moved(list, "0 100 900 230"),
      moved(styled(one, "black 80px"), "0 100 900 80"),
      moved(two, "0 180 900 50"),
    ],
    page,
  );
  expect(told(before, after)).toEqual(["max-width: none → 80px × 1"]);
});

test("tells titles that lose the same word as one, and not again where they are read", () => {
  const titles = (site: (page: string) => string): Recording => ({
    ...nothing,
    files: {
      "teams.html": [`<title>Teams | ${site("Teams")}</title>`],
      "terms.html": [`<title>Terms | ${site("Terms")}</title>`],
    },
    behavior: { "/ · Teams": [`title Teams | ${site("Teams")}`] },
  });
  const [named, doubled] = [titles(() => "GAINOVA"), titles((page) => page)];
  expect(told(named, doubled)).toEqual(["GAINOVA → … × 2"]);
  const report = reportOf(compareRecordings(named, doubled));
  expect(report).toContain("Teams | GAINOVA → Teams");
  expect(report).toContain("2 × teams.html | terms.html");
});

test("tells files and states that only one has", () => {
  const feed: Recording = { ...nothing, files: { "atom.xml": [] } };
  const menu: Recording = { ...nothing, behavior: { "/ · Menu": [] } };
  expect(told(feed, menu)).toEqual(["gone × 1", "new × 1"]);
});
