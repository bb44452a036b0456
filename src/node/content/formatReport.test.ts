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

const commandsFor = (problems = [problem], warnings = [] as string[]) =>
  githubAnnotations({
    problems,
    warnings: warnings.map((summary) => ({ summary, places: [] })),
    fileCount: 1,
  });

test("annotates the line of a problem", () => {
  expect(commandsFor()).toEqual([
    '::error file=data/team.json,line=41,col=9,title=members[0].linkdin::found an unknown field "linkdin"%0Aexpected name, img or linkedin%0Adid you mean "linkedin"?',
  ]);
});

test("uses the file name as the title of a problem with a whole file", () => {
  expect(commandsFor([{ ...problem, path: "" }])).toEqual([
    expect.stringContaining(",title=data/team.json::"),
  ]);
});

test("annotates warnings without a line", () => {
  expect(commandsFor([], ["2 things left"])).toEqual([
    "::warning::2 things left",
  ]);
});

test("escapes the delimiters of workflow commands", () => {
  const file = "data/a,b:c.json";
  const path = "100%,\r\n::error::";
  const whole = { ...problem, file, path, found: "50%0A,:", hint: "" };
  expect(commandsFor([{ ...whole, expected: "a\r\nb" }])).toEqual([
    "::error file=data/a%2Cb%3Ac.json,line=41,col=9,title=100%25%2C%0D%0A%3A%3Aerror%3A%3A::found 50%250A,:%0Aexpected a%0D%0Ab",
  ]);
});
