import * as gatsby from "gatsby";

import { pagePath } from "./pagePath";

jest.mock("gatsby", () => ({ withPrefix: jest.fn() }));

test.each([
  ["", "/", "/"],
  ["", "/about", "/about"],
  ["", "/about/", "/about"],
  ["/site", "/site", "/"],
  ["/site", "/site/", "/"],
  ["/site", "/site/about/", "/about"],
])("with the prefix %j, %s is the page %s", (prefix, pathname, path) => {
  jest.mocked(gatsby.withPrefix).mockReturnValue(`${prefix}/`);
  expect(pagePath(pathname)).toBe(path);
});
