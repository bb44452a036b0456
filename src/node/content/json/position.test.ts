import { positionFinder } from "./position";

test.each([
  ["", 0, 1, 1],
  ["ab", 2, 1, 3],
  ["a\nb", 1, 1, 2],
  ["a\nb", 2, 2, 1],
  ["a\r\nb", 3, 2, 1],
  ["a\rb", 2, 2, 1],
  ["a\n\n\nb\n", 5, 4, 2],
  ["😀b", 2, 1, 3],
])("in %j, offset %i is %i:%i", (text, offset, line, column) => {
  expect(positionFinder(text)(offset)).toEqual({ line, column });
});
