import { absoluteUrl } from "./absoluteUrl";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

test.each([
  ["/about", "https://example.org/prefix/about"],
  ["/", "https://example.org/prefix"],
])("adds the prefix to %s, without a trailing slash", (path, url) => {
  expect(absoluteUrl({ url: "https://example.org" }, path)).toBe(url);
});
