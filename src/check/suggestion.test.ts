import { meantName } from "./suggestion";

test.each([
  ["LinkedIn", "linkedin"],
  ["linkdin", "linkedin"],
  ["linkdn", undefined],
  // Of five letters.
  ["/taems", undefined],
  // There are two.
  ["katherine.jpg", undefined],
  // A digit is no letter.
  ["member-0l.jpg", undefined],
])("finds what %j means: %j", (written, meant) => {
  const free = "/teams linkedin mail katherin.jpg catherine.jpg member-01.jpg";
  expect(meantName(written, free.split(" "), 6)).toBe(meant);
});
