import { fold } from "./uniqueValues";

test("compares as a reader does", () => {
  expect(fold("Zoe\u0308  M. ")).toBe(fold("zo\u00eb m."));
  expect(fold("Zoe")).not.toBe(fold("Zoë"));
});
