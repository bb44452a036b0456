import { githubAnnotations } from "./githubAnnotations";

const problem = {
  file: "data/team.json",
  line: 24,
  column: 11,
  path: "groups[0].members[0].linkdin",
  found: 'an unknown field "linkdin"',
  expected: "name, img or linkedin",
  hint: "linkedin",
};

const commandsFor = (problems = [problem], warnings = [] as string[]) =>
  githubAnnotations({
    problems,
    warnings: warnings.map((summary) => ({ summary, places: [] })),
    fileCount: 1,
  });

test("annotates the line of a problem", () => {
  expect(commandsFor()).toEqual([
    '::error file=data/team.json,line=24,col=11,title=groups[0].members[0].linkdin::found an unknown field "linkdin"%0Aexpected name, img or linkedin%0Adid you mean "linkedin"?',
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
    "::error file=data/a%2Cb%3Ac.json,line=24,col=11,title=100%25%2C%0D%0A%3A%3Aerror%3A%3A::found 50%250A,:%0Aexpected a%0D%0Ab",
  ]);
});
