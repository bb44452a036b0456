import { absoluteUrl } from "./absoluteUrl";

test("keeps the path prefix and removes the trailing slash", () => {
  const url = "https://Example.ORG:443";
  expect(absoluteUrl(url, "")).toBe("https://example.org");
  expect(absoluteUrl(url, "/prefix/")).toBe("https://example.org/prefix");
});
