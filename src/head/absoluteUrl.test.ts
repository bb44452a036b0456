import { absoluteUrl } from "./absoluteUrl";

test("an absolute URL has the path prefix, and no trailing slash", () => {
  const url = "https://Example.ORG:443";
  expect(absoluteUrl(url, "")).toBe("https://example.org");
  expect(absoluteUrl(url, "/prefix/")).toBe("https://example.org/prefix");
});
