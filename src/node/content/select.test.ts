import { parseTree } from "jsonc-parser";

import { select } from "./select";

const root = parseTree('{"a":[{"b":[1,2]},{"b":[3]},{"c":4},5],"a2":{"b":6}}');

test.each([
  ["a[].b[]", [1, 2, 3]],
  ["a[].c", [4]],
  ["a2.b", [6]],
  ["a2[].b", []],
  ["a.b", []],
  ["nothing[].b", []],
])("finds %s", (pattern, values) => {
  expect(select(root, pattern).map((node) => node.value as unknown)).toEqual(
    values,
  );
});

test("finds the root by an empty pattern, and nothing in nothing", () => {
  expect(select(root, "")).toEqual([root]);
  expect(select(undefined, "a")).toEqual([]);
});
