import { robotsTxt } from "./searchFiles";

test("a preview asks search engines to keep away", () => {
  const home = "https://example.org";
  expect(robotsTxt(home, false)).toMatch(/^Allow: \/$/m);
  expect(robotsTxt(home, true)).toMatch(/^Disallow: \/$/m);
});
