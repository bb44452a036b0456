import { decodeHash } from "./hash";

test.each([
  ["", ""],
  ["#", ""],
  ["#faqs", "faqs"],
  ["#%66aqs", "faqs"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("the hash %j names %j", (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});
