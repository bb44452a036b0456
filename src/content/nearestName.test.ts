import { nearestName } from "./nearestName";

const fields = ["name", "img", "linkedin", "mail", "github", "description"];

test.each([
  ["linkdin", "linkedin"],
  ["LinkedIn", "linkedin"],
  ["linked-in", "linkedin"],
  ["nmae", "name"],
  ["email", "mail"],
  ["image", "img"],
  ["age", undefined],
  ["photo", undefined],
  ["", undefined],
  ["!", undefined],
])("suggests for %j: %j", (written, meant) => {
  expect(nearestName(written, fields)).toBe(meant);
});
