import { stripVTControlCharacters } from "node:util";

import { formatReport, githubAnnotations } from "./report";

const problem = {
  file: "data/team.json",
  line: 41,
  column: 9,
  path: "members[0].linkdin",
  found: 'an unknown field "linkdin"',
  expected: "name, img or linkedin",
};

test("shows each problem and a summary", () => {
  const none = formatReport({ problems: [], fileCount: 12 });
  expect(stripVTControlCharacters(none)).toBe("No problems in 12 files");
  const whole = { file: "data/x.json", line: 1, column: 1, path: "" };
  const problems = [problem, { ...whole, found: "a", expected: "b" }];
  const report = formatReport({ problems, fileCount: 12 });
  expect(stripVTControlCharacters(report)).toBe(`\
data/team.json:41:9  members[0].linkdin
  found     an unknown field "linkdin"
  expected  name, img or linkedin

data/x.json:1:1
  found     a
  expected  b

2 problems in 2 files`);
});

test("annotates the line of a problem with escaped delimiters", () => {
  const whole = { ...problem, file: "a,b:c.json", path: "" };
  const other = { ...whole, found: "50%0A,:", expected: "a\r\nb" };
  expect(githubAnnotations([problem, other])).toEqual([
    '::error file=data/team.json,line=41,col=9,title=members[0].linkdin::found an unknown field "linkdin"%0Aexpected name, img or linkedin',
    "::error file=a%2Cb%3Ac.json,line=41,col=9,title=a%2Cb%3Ac.json::found 50%250A,:%0Aexpected a%0D%0Ab",
  ]);
});
