import fc from "fast-check";
import { getNodeValue } from "jsonc-parser";

import { parseJson } from "./parseJson";

/** Each problem as "line:column found … expected …". */
function problemsOf(text: string): string[] {
  const { problems, positionOf } = parseJson(text);
  return problems.map(({ offset, found, expected }) => {
    const { line, column } = positionOf(offset);
    return `${line}:${column} found ${found}, expected ${expected}`;
  });
}

test.each`
  text                    | problem
  ${""}                   | ${"1:1 found the end of the file, expected an object in { }"}
  ${'{"a":1'}             | ${"1:7 found the end of the file, expected } that closes the { on line 1"}
  ${'{"a":[1,2}'}         | ${"1:10 found }, expected ] that closes the [ on line 1"}
  ${'{"a":1}}'}           | ${"1:8 found }, expected nothing after the end of the data"}
  ${'{"a":1,}'}           | ${"1:7 found a comma before the closing }, expected no comma after the last field"}
  ${"[1,]"}               | ${"1:3 found a comma before the closing ], expected no comma after the last entry"}
  ${"[1,,2]"}             | ${"1:4 found ,, expected no comma before another entry"}
  ${'{"a":1\n"b":2}'}     | ${'2:1 found "b", expected a comma after 1 on line 1'}
  ${'{"a":"x y"\n"b":2}'} | ${'2:1 found "b", expected a comma after "x y" on line 1'}
  ${'{"a" 1}'}            | ${'1:6 found 1, expected a colon after "a" on line 1'}
  ${'{"a":}'}             | ${"1:6 found }, expected a value: a text, a number, a list or an object"}
  ${"{a:1}"}              | ${'1:2 found "a", expected a field\'s name in double quotes'}
  ${"{1:2}"}              | ${"1:2 found 1, expected a field's name in double quotes"}
  ${'{"a":01}'}           | ${"1:6 found 01, expected a number such as 51.5"}
  ${'{"a":1.}'}           | ${"1:6 found 1., expected a number such as 51.5"}
  ${'{"a":“b”}'}          | ${'1:6 found "“b”", expected straight double quotes (")'}
  ${"{'a':1}"}            | ${'1:2 found "\'a\'", expected straight double quotes (")'}
  ${'{"a":True}'}         | ${'1:6 found "True", expected a text in double quotes, a number, true or false'}
  ${'{"a":"say "hi""}'}   | ${'1:12 found "hi", expected a comma, or \\" for a quotation mark inside the text before'}
  ${'{"a":"b\n}'}         | ${'1:6 found "b" without a quotation mark behind it, expected a text that ends with " on the line where it began'}
  ${'{"a":"b\\w"}'}       | ${'1:8 found \\w, expected \\\\ for a backslash, \\" for a quotation mark or \\n for a new line'}
  ${'{"a":"\\n\\u12"}'}   | ${"1:9 found \\u12, expected four digits after \\u"}
  ${'{"a":"b\tc"}'}       | ${"1:8 found a tab or control character inside a text, expected a space, or \\t for a tab"}
  ${"{} // x"}            | ${"1:4 found a comment, expected no comment: JSON has none"}
  ${"\ufeff{}"}           | ${'1:1 found an invisible character (U+FEFF), expected a file saved as "UTF-8", not as "UTF-8 with BOM"'}
  ${'{"a":\u00a01}'}      | ${"1:6 found an invisible character (U+00A0), expected an ordinary space or none"}
  ${'{"a":"😀" 1}'}       | ${'1:11 found 1, expected a comma after "😀" on line 1'}
  ${"[\r\n\r\r,1]"}       | ${"4:1 found ,, expected no comma before another entry"}
  ${'{"a":1,\r\n"a":2}'}  | ${'2:1 found a second "a"; the first is on line 1, expected each field once'}
`("explains $text", ({ text, problem }: Record<string, string>) => {
  expect(problemsOf(text ?? "")).toEqual([problem]);
});

test("goes on where it is certain what was meant", () => {
  const text = '\ufeff{ // a\n"a": [1 2,],\n"b": 3\n"c": 4,\n}';
  expect(problemsOf(text).map((problem) => problem.split(" ", 1)[0])).toEqual([
    "1:1",
    "1:4",
    "2:9",
    "2:10",
    "4:1",
    "4:7",
  ]);
  const { root } = parseJson(text);
  expect(root && getNodeValue(root)).toEqual({ a: [1, 2], b: 3, c: 4 });
});

const pieces = Array.from("{}[]:,\"\\/*'-+.eE0129 \n\r\t\u0000\u00a0\ufeff");
const words = ["true", "null", '"a"', '"a":', "1", "//", "/*", "\\u", "\\n"];
const json = fc
  .array(fc.constantFrom(...pieces, ...words), { maxLength: 20 })
  .map((parts) => parts.join(""));

test("finds a problem exactly where JSON.parse finds one", () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const texts = fc.oneof(
    json,
    fc.json().chain((text) => json.map((end) => text + end)),
  );
  const property = fc.property(texts, (text) => {
    const { problems } = parseJson(text);
    const syntax = problems.filter(({ found }) => !found.includes("a second"));
    expect(syntax.length === 0).toBe(isJson(text));
    for (const { offset, found, expected } of problems) {
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThanOrEqual(text.length);
      expect([found, expected]).not.toContain("");
    }
  });
  fc.assert(property, { numRuns: 2000, seed: 1 });
});
