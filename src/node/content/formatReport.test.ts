import { formatReport, wantsColour } from "./formatReport";
import type { Report } from "./mistake";

const report: Report = {
  mistakes: [
    {
      file: "data/team.json",
      line: 41,
      column: 9,
      path: "groups[2].members[0].linkdin",
      found: 'an unknown field "linkdin"',
      expected: "name, img or linkedin",
      hint: "linkedin",
    },
    {
      file: "data/teem.json",
      line: 1,
      column: 1,
      path: "",
      found: "a file that the site does not know",
      expected: "team.json",
    },
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

test("writes a block for each mistake and a summary", () => {
  expect(formatReport(report, { colour: false })).toBe(`\
warning: 2 placeholders left
  data/site.json:5  url
  data/images/a.jpg  not named

data/team.json:41:9  groups[2].members[0].linkdin
  found     an unknown field "linkdin"
  expected  name, img or linkedin
  did you mean "linkedin"?

data/teem.json:1:1
  found     a file that the site does not know
  expected  team.json

2 mistakes in 2 files, 1 warning`);
});

test("says when all is well", () => {
  const good = { mistakes: [], warnings: [], fileCount: 1 };
  expect(formatReport(good, { colour: false })).toBe("No mistakes in 1 file");
});

test("adds nothing but colours for a terminal", () => {
  const coloured = formatReport(report, { colour: true });
  expect(coloured).toContain("\u001b[31mfound\u001b[0m");
  const colour = new RegExp(String.raw`\u001b\[\d+m`, "g");
  expect(coloured.replace(colour, "")).toBe(
    formatReport(report, { colour: false }),
  );
});

test.each([
  [{ isTTY: true }, {}, true],
  [{ isTTY: true }, { NO_COLOR: "" }, true],
  [{ isTTY: true }, { NO_COLOR: "1" }, false],
  [{}, {}, false],
])("on %j with %j, wants colour: %s", (stream, environment, colour) => {
  expect(wantsColour(stream, environment)).toBe(colour);
});
