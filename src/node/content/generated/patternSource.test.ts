import { patternSource } from "./patternSource";

test.each([
  [/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i, ["Octo-Cat", "octo--cat", "ö"]],
  [/\.(jpe?g|png)$/i, ["a.JPG", "a.jPeG", "a.jpxg", "aPNG"]],
  [/^\w+\s(?<end>x|Y)\S$/i, ["a Xb", "a y ", "a zb"]],
  [/^[^a-c]\/\[b\]$/i, ["D/[B]", "A/[b]"]],
])("of %s, matches the same without a flag", (pattern, texts) => {
  const flagless = new RegExp(patternSource(pattern));
  for (const text of texts) {
    expect([text, flagless.test(text)]).toEqual([text, pattern.test(text)]);
  }
});

test("leaves a pattern without flags as it is", () => {
  expect(patternSource(/^a[b-c]\d$/)).toBe("^a[b-c]\\d$");
});

test("refuses what it cannot write", () => {
  expect(() => patternSource(/^a$/m)).toThrow('no flag "m"');
});
