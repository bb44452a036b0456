import { toFileName } from "./toFileName";

test.each([
  ["Zoë O’Neill", "zoe-oneill.jpg"],
  ["Łukasz Strauß", "lukasz-strauss.jpg"],
  ["../../etc/passwd", "etc-passwd.jpg"],
  ["李小龙", "picture.jpg"],
  ["CON", "picture-con.jpg"],
])("names the picture of %s", (wish, name) => {
  expect(toFileName(wish, ".jpg", [])).toBe(name);
});

test("takes no name that exists, whatever its capitals", () => {
  const taken = ["ADA.JPG", "ada-2.jpg", "ada-3.webp"];
  expect(toFileName("Ada", ".jpg", taken)).toBe("ada-3.jpg");
});
