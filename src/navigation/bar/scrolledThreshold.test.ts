import { scrolledThreshold } from "./scrolledThreshold";

test("with a hero, it is the hero's height less 80 px", () => {
  expect(scrolledThreshold(700)).toBe(620);
  expect(scrolledThreshold(80)).toBe(0);
});

test("without a hero, it is 50 px", () => {
  expect(scrolledThreshold(undefined)).toBe(50);
});
