import { textDirection } from "./textDirection";

test.each([
  ["en", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-Latn", "ltr"],
  ["pa-Arab", "rtl"],
])("the direction of %s is %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
