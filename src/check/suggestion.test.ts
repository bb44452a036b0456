import { meantName } from "./suggestion";

test.each([
  ["LinkedIn", "linkedin"],
  ["linkdin", "linkedin"],
  ["lniekdin", undefined],
  ["linkdn", undefined],
  ["nmae", undefined],
  // Of five letters.
  ["/taems", undefined],
  ["ada.png", undefined],
  // There are two.
  ["katherine.jpg", undefined],
  // A digit is no letter.
  ["member-02.jpg", undefined],
  ["member-0l.jpg", undefined],
])("finds what %j means: %j", (written, meant) => {
  const free = `name /teams linkedin mail ada.jpg grace-hopper.webp katherin.jpg
    catherine.jpg member-01.jpg`;
  expect(meantName(written, free.split(/\s+/), 6)).toBe(meant);
});

test("lets one letter of a short name be wrong only where that is certain, too", () => {
  expect(meantName("nmae", ["name", "mail"])).toBe("name");
  expect(meantName("lag", ["lat", "lng"])).toBeUndefined();
});
