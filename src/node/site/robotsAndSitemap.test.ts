import { robotsTxt } from "./robotsAndSitemap";

test("disallows crawlers on a preview only", () => {
  const home = "https://example.org";
  expect(robotsTxt(home, false)).toMatch(/^Allow: \/$/m);
  expect(robotsTxt(home, true)).toMatch(/^Disallow: \/$/m);
});
