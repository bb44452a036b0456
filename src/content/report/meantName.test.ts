import { meantName } from "./meantName";

test.each([
  ["Linked-In", "linkedin"],
  ["linkdin", "linkedin"],
  ["linkedinn", "linkedin"],
  ["lonkedin", "linkedin"],
  ["Lniked In", "linkedin"],
  ["linkdn", undefined],
  ["nmae", undefined],
  ["Name!", "name"],
  ["", undefined],
  ["!", undefined],
  ["ADA.JPEG", "ada.jpg"],
  ["grace-hoper.png", "grace-hopper.webp"],
  // There are two.
  ["alan.webp", undefined],
  ["Alan.PNG", "alan.png"],
  ["katherine-2.jpg", undefined],
  // A digit is no slip of a letter.
  ["member-02.jpg", undefined],
])("finds what %j means: %j", (written, meant) => {
  const free = `name linkedin mail ada.jpg grace-hopper.webp alan.jpg alan.png
    katherin-2.jpg catherine-2.jpg member-01.jpg`;
  expect(meantName(written, free.split(/\s+/))).toBe(meant);
});

test("lets one letter of a short name be wrong only where that is certain, too", () => {
  expect(meantName("nmae", ["name", "mail"], 3)).toBe("name");
  expect(meantName("lag", ["lat", "lng"], 3)).toBeUndefined();
});
