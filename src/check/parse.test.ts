import { parse, positionAt } from "./parse";

function problemOf(text: string): string | undefined {
  const { problem } = parse(text);
  if (!problem) return undefined;
  const { offset = NaN, found, expected } = problem;
  const { line, column } = positionAt(text, offset);
  return `${line}:${column} found ${found}, expected ${expected}`;
}

const next = "a comma, or the end of the list or object";

test.each`
  text                 | problem
  ${'{"a":1'}          | ${`1:7 found the end of the file, expected ${next}`}
  ${'{"a":[1,2}'}      | ${`1:10 found "}", expected ${next}`}
  ${'{"a":1}}'}        | ${'1:8 found "}", expected JSON: '}
  ${'{"a":1,}'}        | ${'1:8 found "}", expected a field\'s name in straight double quotes (")'}
  ${'{"a":1\n"b":2}'}  | ${`2:1 found "b", expected ${next}`}
  ${"[\r\n\r1 2]"}     | ${`3:3 found "2", expected ${next}`}
  ${'{"a":"b\n}'}      | ${'1:6 found "b", expected JSON: '}
  ${"{} // x"}         | ${'1:4 found "// x", expected no comment: JSON has none'}
  ${'{"a": "\ufffd"}'} | ${"1:8 found bytes that are not valid UTF-8, expected a file saved as UTF-8"}
  ${'{"a":1,\n"a":2}'} | ${'2:1 found a second "a", expected each field once'}
`("explains $text", ({ text, problem }: Record<string, string>) => {
  expect(problemOf(text ?? "")).toContain(problem);
});

test("reports the first of several errors", () => {
  const text = '{ // a\n"a": [1 2,],\n"b": 3\n"c": 4,\n}';
  expect(problemOf(text)).toMatch(/^1:3 /);
});

const valid = '{"a": [1, -2.5e3, "b\\u00e9\\n"],\n"c": {"d": null}}';
const pieces = [
  ...Array.from("{}[]:,\"\\/*'-+.eE0129 \n\r\t\u0000\u00a0\ufeff"),
  ...["true", "null", '"a"', '"a":', "1", "//", "/*", "\\u", "\\n"],
];

/** Strings to parse: valid JSON, valid JSON with one change, and pairs of fragments. */
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
    const told = problemOf(text) ?? "";
    const isSyntax = told !== "" && !told.includes("a second");
    return isSyntax === isJson(text) || /NaN|undefined/.test(told);
  });
  expect(wrong).toEqual([]);
});
