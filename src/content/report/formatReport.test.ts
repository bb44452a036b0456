import { stripVTControlCharacters } from "node:util";

import { formatReport, githubAnnotations } from "./formatReport";

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

test("shows the locations of a warning, or one line if brief", () => {
  const warnings = [{ summary: "2 left", locations: ["a.json:1", "b.json:2"] }];
  const report = { problems: [], warnings, fileCount: 1 };
  expect(stripVTControlCharacters(formatReport(report))).toBe(
    "warning: 2 left\n  a.json:1\n  b.json:2\n\nNo problems in 1 file",
  );
  expect(stripVTControlCharacters(formatReport(report, true))).toBe(
    "warning: 2 left (npm run check lists them)\n\nNo problems in 1 file",
  );
});

test("annotates the line of a problem and, without one, warnings, with delimiters escaped", () => {
  const whole = { ...problem, file: "a,b:c.json", path: "", hint: "" };
  expect(
    githubAnnotations({
      problems: [problem, { ...whole, found: "50%0A,:", expected: "a\r\nb" }],
      warnings: [{ summary: "2 things left", locations: [] }],
      fileCount: 1,
    }),
  ).toEqual([
    '::error file=data/team.json,line=41,col=9,title=members[0].linkdin::found an unknown field "linkdin"%0Aexpected name, img or linkedin%0Adid you mean "linkedin"?',
    "::error file=a%2Cb%3Ac.json,line=41,col=9,title=a%2Cb%3Ac.json::found 50%250A,:%0Aexpected a%0D%0Ab",
    "::warning::2 things left",
  ]);
});
