import { nearestName } from "./nearestName";

test.each([
  ["linkdin", "linkedin"],
  ["Linked-In", "linkedin"],
  ["nmae", "name"],
  ["age", undefined],
  ["", undefined],
  ["!", undefined],
])("suggests for %j: %j", (written, meant) => {
  expect(nearestName(written, ["name", "linkedin", "mail"])).toBe(meant);
});
