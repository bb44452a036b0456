import { median } from "./median";

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
  [[7], 7],
])("the middle of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test("there is no middle of nothing", () => {
  expect(median([])).toBeNaN();
});
