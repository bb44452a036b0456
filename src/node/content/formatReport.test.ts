import { stripVTControlCharacters } from "node:util";

import { formatReport } from "./formatReport";

const problem = {
  file: "data/team.json",
  line: 41,
  column: 9,
  path: "members[0].linkdin",
  found: 'an unknown field "linkdin"',
  expected: "name, img or linkedin",
  hint: "linkedin",
};

test("shows each problem and a summary", () => {
  const whole = { file: "data/x.json", line: 1, column: 1, path: "" };
  const problems = [problem, { ...whole, found: "a", expected: "b" }];
  const report = formatReport({ problems, warnings: [], fileCount: 12 });
  expect(stripVTControlCharacters(report)).toBe(`\
data/team.json:41:9  members[0].linkdin
  found     an unknown field "linkdin"
  expected  name, img or linkedin
  did you mean "linkedin"?

data/x.json:1:1
  found     a
  expected  b

2 problems in 2 files`);
});

test("shows the places of a warning, or one line if brief", () => {
  const warnings = [{ summary: "2 left", places: ["a.json:1", "b.json:2"] }];
  const report = { problems: [], warnings, fileCount: 1 };
  expect(stripVTControlCharacters(formatReport(report))).toBe(
    "warning: 2 left\n  a.json:1\n  b.json:2\n\nNo problems in 1 file",
  );
  expect(stripVTControlCharacters(formatReport(report, true))).toBe(
    "warning: 2 left (npm run check lists them)\n\nNo problems in 1 file",
  );
});
