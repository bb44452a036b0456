import { shareCardPath } from "./shareCard";

test.each([
  ["/", "/share/home.jpg"],
  ["/about", "/share/about.jpg"],
  ["/about/", "/share/about.jpg"],
  ["/legal/terms", "/share/legal/terms.jpg"],
])("the card of %s is %s", (path, file) => {
  expect(shareCardPath(path)).toBe(file);
});
