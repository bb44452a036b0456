import { parse, positionAt } from "./parse";

function problemsOf(text: string): string[] {
  const { problems } = parse(text);
  return problems.map(({ offset, found, expected }) => {
    const { line, column } = positionAt(text, offset);
    return `${line}:${column} found ${found}, expected ${expected}`;
  });
}

const other =
  'JSON: names and texts in straight double quotes (\\" inside them), a colon after a name, numbers such as 51.5, true or false';

test.each`
  text                               | problem
  ${""}                              | ${"1:1 found the end of the file, expected a text, a number, a list or an object"}
  ${'{"a":1'}                        | ${"1:7 found the end of the file, expected a closing }"}
  ${'{"a":[1,2}'}                    | ${'1:10 found "}", expected a comma, or a closing ]'}
  ${'{"a":1}}'}                      | ${'1:8 found "}", expected nothing after the end of the data'}
  ${'{"a":1,}'}                      | ${'1:8 found "}", expected a field\'s name in straight double quotes (")'}
  ${'{"a":1\n"b":2}'}                | ${'2:1 found "b", expected a comma, or a closing }'}
  ${"[\r\n\r1 2]"}                   | ${'3:3 found "2", expected a comma, or a closing ]'}
  ${'{"a" "b"}'}                     | ${'1:6 found "b", expected a colon after the field\'s name'}
  ${'{a: "b"}'}                      | ${`1:2 found "a", expected ${other}`}
  ${'{\u00a0"a":1}'}                 | ${String.raw`1:2 found "\u00a0", expected ${other}`}
  ${'{"a":"b\n}'}                    | ${'1:6 found "b", expected a closing " on the same line'}
  ${'{"a":"b\\w"}'}                  | ${'1:6 found a single backslash, expected \\\\ for a backslash, or \\" for a quotation mark'}
  ${'{"a":"b\tc"}'}                  | ${"1:6 found a tab or control character, expected a space, or \\t for a tab"}
  ${"{} // x"}                       | ${"1:4 found a comment, expected no comment: JSON has none"}
  ${'{"a":1,\n<<<<<<< HEAD\n"b":2}'} | ${"2:1 found a conflict that git has left, expected one side of it: keep that, and delete the lines with <<<<<<<, ======= and >>>>>>>"}
  ${'{"a": "\ufffd"}'}               | ${"1:8 found bytes that are not valid UTF-8, expected a file saved as UTF-8"}
  ${'{"a":1,\n"a":2}'}               | ${'2:1 found a second "a"; the first is on line 1, expected each field once'}
`("explains $text", ({ text, problem }: Record<string, string>) => {
  expect(problemsOf(text ?? "")).toEqual([problem]);
});

test("reports the first of several errors", () => {
  const text = '{ // a\n"a": [1 2,],\n"b": 3\n"c": 4,\n}';
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^1:3 /)]);
});

const valid = '{"a": [1, -2.5e3, "b\\u00e9\\n"],\n"c": {"d": null}}';
const pieces = [
  ...Array.from("{}[]:,\"\\/*'-+.eE0129 \n\r\t\u0000\u00a0\ufeff"),
  ...["true", "null", '"a"', '"a":', "1", "//", "/*", "\\u", "\\n"],
];

/** Texts that one change makes of a valid one, and pairs of pieces. */
const texts = [
  valid,
  ...Array.from(valid, (_, at) => valid.slice(0, at)),
  ...Array.from(valid, (_, at) => valid.slice(0, at) + valid.slice(at + 1)),
  ...pieces.flatMap((piece) => [
    ...Array.from(
      valid,
      (_, at) => valid.slice(0, at) + piece + valid.slice(at),
    ),
    ...pieces.map((other) => piece + other),
  ]),
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("reports an error if and only if JSON.parse does", () => {
  const wrong = texts.filter((text) => {
    const { problems } = parse(text);
    const syntax = problems.filter(({ found }) => !found?.includes("a second"));
    const areTold = problems.every(
      ({ offset, found, expected }) =>
        offset >= 0 && offset <= text.length && found && expected,
    );
    return !areTold || (syntax.length === 0) !== isJson(text);
  });
  expect(wrong).toEqual([]);
});
