import { stripVTControlCharacters } from "node:util";

import { formatReport, wantsColor } from "./formatReport";
import type { Report } from "./report";

const start = { line: 1, column: 1, path: "" };

const report: Report = {
  problems: [
    {
      file: "data/team.json",
      line: 41,
      column: 9,
      path: "members[0].linkdin",
      found: 'an unknown field "linkdin"',
      expected: "name, img or linkedin",
      hint: "linkedin",
    },
    { file: "data/x.json", ...start, found: "a file", expected: "team.json" },
  ],
  warnings: [
    {
      summary: "2 placeholders left",
      places: [
        { file: "data/site.json", line: 5, text: "url" },
        { file: "data/images/a.jpg", text: "not named" },
      ],
    },
  ],
  fileCount: 12,
};

const text = `\
warning: 2 placeholders left
  data/site.json:5  url
  data/images/a.jpg  not named

data/team.json:41:9  members[0].linkdin
  found     an unknown field "linkdin"
  expected  name, img or linkedin
  did you mean "linkedin"?

data/x.json:1:1
  found     a file
  expected  team.json

2 problems in 2 files, 1 warning`;

test("writes a block for each problem and a summary", () => {
  expect(formatReport(report, { color: false })).toBe(text);
});

test("sums a warning up in one line, and says what lists its places", () => {
  const brief = formatReport(
    { ...report, problems: [] },
    { color: false, brief: true },
  );
  expect(brief).toBe(
    "warning: 2 placeholders left (npm run check lists them)\n\nNo problems in 12 files, 1 warning",
  );
});

test("says when all is well", () => {
  const good = { problems: [], warnings: [], fileCount: 1 };
  expect(formatReport(good, { color: false })).toBe("No problems in 1 file");
});

test("adds nothing but colors for a terminal", () => {
  const colored = formatReport(report, { color: true });
  expect(colored).toContain("\u001b[31mfound\u001b[39m");
  expect(stripVTControlCharacters(colored)).toBe(text);
});

test.each([
  [{ isTTY: true }, {}, true],
  [{ isTTY: true }, { NO_COLOR: "1" }, false],
  [{}, {}, false],
])("on %j with %j, wants color: %s", (stream, environment, color) => {
  expect(wantsColor(stream, environment)).toBe(color);
});
