import { githubAnnotations } from "./githubAnnotations";
import type { Report } from "./mistake";

const place = { file: "data/team.json", line: 24, column: 11 };
const nothing: Report = { mistakes: [], warnings: [], fileCount: 1 };

test("shows a mistake on its line, with what was found and expected", () => {
  const mistake = {
    ...place,
    path: "groups[0].members[0].linkdin",
    found: 'an unknown field "linkdin"',
    expected: "name, img or linkedin",
    hint: "linkedin",
  };
  expect(githubAnnotations({ ...nothing, mistakes: [mistake] })).toEqual([
    '::error file=data/team.json,line=24,col=11,title=groups[0].members[0].linkdin::found an unknown field "linkdin"%0Aexpected name, img or linkedin%0Adid you mean "linkedin"?',
  ]);
});

test("names the file where a whole file is meant", () => {
  const mistake = { ...place, path: "", found: "no such file", expected: "it" };
  expect(githubAnnotations({ ...nothing, mistakes: [mistake] })).toEqual([
    "::error file=data/team.json,line=24,col=11,title=data/team.json::found no such file%0Aexpected it",
  ]);
});

test("shows warnings that have a line", () => {
  const places = [
    { file: "data/team.json", line: 3, text: "groups[0].heading, anchor" },
    { file: "data/images/team/a.jpg", text: "not named in any file" },
  ];
  const warnings = [{ summary: "2 things left", places }];
  expect(githubAnnotations({ ...nothing, warnings })).toEqual([
    "::warning file=data/team.json,line=3,col=1,title=groups[0].heading%2C anchor::2 things left",
  ]);
});

test("escapes what would end a property or the command", () => {
  const mistake = {
    file: "data/a,b:c.json",
    line: 1,
    column: 2,
    path: "100%,\r\n::error::",
    found: "50%0A,:",
    expected: "a\r\nb",
  };
  expect(githubAnnotations({ ...nothing, mistakes: [mistake] })).toEqual([
    "::error file=data/a%2Cb%3Ac.json,line=1,col=2,title=100%25%2C%0D%0A%3A%3Aerror%3A%3A::found 50%250A,:%0Aexpected a%0D%0Ab",
  ]);
});

test("gives at most ten of each level, as many as GitHub shows", () => {
  const mistakes = Array.from({ length: 12 }, (_, index) => ({
    ...place,
    line: index + 1,
    path: "",
    found: "a",
    expected: "b",
  }));
  const places = mistakes.map(({ file, line }) => ({ file, line, text: "c" }));
  const commands = githubAnnotations({
    ...nothing,
    mistakes,
    warnings: [{ summary: "d", places }],
  });
  const levels = commands.map((command) => command.split(" ")[0]);
  expect(levels.filter((level) => level === "::error")).toHaveLength(10);
  expect(levels.filter((level) => level === "::warning")).toHaveLength(10);
});
