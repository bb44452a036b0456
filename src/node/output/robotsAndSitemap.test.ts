import { homeAddress } from "./robotsAndSitemap";

test("the address of the home page has the path prefix, and no trailing slash", () => {
  const url = "https://Example.ORG:443";
  expect(homeAddress(url, "")).toBe("https://example.org");
  expect(homeAddress(url, "/prefix")).toBe("https://example.org/prefix");
});
