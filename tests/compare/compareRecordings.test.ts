import { compareRecordings } from "./compareRecordings";
import type { Look, Recording } from "./Recording";
import { reportOf } from "./report";

/** A look of an element: label, parent, box and values of `properties`. */
type Row = [label: string, parent: number, box: string, values: string];

const properties = ["color", "border-top-color", "width-limit"];

const recordingOf = (
  looks: Record<string, Row[]>,
  rest: Partial<Recording> = {},
): Recording => {
  const styles: string[] = [];
  const look = ([label, parent, box, values]: Row): Look => ({
    label,
    parent,
    box: box.split(" ").map(Number),
    style: styles.push(values.replaceAll(" ", "\n")) - 1,
  });
  return {
    files: {},
    behavior: {},
    properties,
    looks: Object.fromEntries(
      Object.entries(looks).map(([key, rows]) => [key, rows.map(look)]),
    ),
    styles,
    ...rest,
  };
};

/** Returns what is told, with the number of places. */
const told = (before: Recording, after: Recording) =>
  compareRecordings(before, after).map(
    ({ what, places }) => `${what} × ${places.length}`,
  );

const main: Row = ["main#main", -1, "0 0 900 900", "black black none"];
const list: Row = ["ul", 0, "0 100 900 200", "black black none"];
const item: Row = ['li "One"', 1, "0 100 900 50", "black black none"];
const other: Row = ['li "Two"', 1, "0 150 900 50", "black black none"];
const page = [main, list, item, other];

const withStyle = ([label, parent, box]: Row, values: string): Row => [
  label,
  parent,
  box,
  values,
];
const withBox = ([label, parent, , values]: Row, box: string): Row => [
  label,
  parent,
  box,
  values,
];

test("tells nothing of equal recordings", () => {
  const recording = recordingOf({ "/ · 1440 px": page });
  expect(told(recording, recording)).toEqual([]);
});

describe("of styles, tells", () => {
  const before = recordingOf({ dark: page, print: page });

  test("a change once, with its places", () => {
    const changed = [main, list, item, withStyle(other, "black black 9px")];
    const after = recordingOf({ dark: changed, print: changed });
    expect(told(before, after)).toEqual(["width-limit: none → 9px × 2"]);
  });

  test("what is inherited at the element that sets it", () => {
    const red = "red red none";
    const changed = [
      main,
      ...[list, item, other].map((row) => withStyle(row, red)),
    ];
    const after = recordingOf({ dark: changed, print: page });
    expect(told(before, after)).toEqual(["color: black → red × 1"]);
  });

  test("an element in a new wrapper as unchanged", () => {
    const wrapper: Row = ["div", 0, "0 100 900 200", "black black none"];
    const wrapped = [
      main,
      wrapper,
      ...[list, item, other].map(([label, parent, ...rest]): Row => [
        label,
        parent + 1,
        ...rest,
      ]),
    ];
    const after = recordingOf({ dark: wrapped, print: page });
    expect(told(before, after)).toEqual(["new: div × 1"]);
  });
});

describe("of boxes, tells", () => {
  const before = recordingOf({ print: page });

  test("what moved or was resized, unless its parent was in the same way", () => {
    const after = recordingOf({
      print: [
        main,
        withBox(list, "0 120 900 200"),
        withBox(item, "0 120 900 50"),
        withBox(other, "0 170 900 60"),
      ],
    });
    expect(told(before, after)).toEqual([
      "moved or resized: ul × 1",
      "moved or resized: li × 1",
    ]);
  });

  test("nothing that a changed style explains", () => {
    const after = recordingOf({
      print: [
        main,
        withBox(list, "0 100 900 230"),
        withBox(withStyle(item, "black black 80px"), "0 100 900 80"),
        withBox(other, "0 180 900 50"),
      ],
    });
    expect(told(before, after)).toEqual(["width-limit: none → 80px × 1"]);
  });
});

describe("of texts, tells", () => {
  const title = (page: string, site: string) => [
    "<head>",
    `<title>${page} | ${site}</title>`,
  ];

  test("titles that lose the same word as one, and not again where they are read", () => {
    const before = recordingOf(
      {},
      {
        files: { a: title("Teams", "GAINOVA"), b: title("Terms", "GAINOVA") },
        behavior: { "/ · Teams": ["title Teams | GAINOVA"] },
      },
    );
    const after = recordingOf(
      {},
      {
        files: { a: title("Teams", "Teams"), b: title("Terms", "Terms") },
        behavior: { "/ · Teams": ["title Teams | Teams"] },
      },
    );
    expect(told(before, after)).toEqual(["GAINOVA → … × 2"]);
    const report = reportOf(compareRecordings(before, after));
    expect(report).toContain("Teams | GAINOVA → Teams");
    expect(report).toContain("2 × a | b");
  });

  test("files and states that only one has", () => {
    const before = recordingOf({}, { files: { "atom.xml": [] } });
    const after = recordingOf({}, { behavior: { "/ · Menu": [] } });
    expect(told(before, after)).toEqual(["gone × 1", "new × 1"]);
  });
});
