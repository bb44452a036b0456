import * as gatsby from "gatsby";

import { routePath } from "./router";

jest.mock("gatsby", () => ({ withPrefix: jest.fn() }));

test.each([
  ["", "/", "/"],
  ["", "/about/", "/about"],
  ["/site", "/site", "/"],
  ["/site", "/site/about", "/about"],
])(
  "removes prefix %j and trailing slash from %s: %s",
  (prefix, given, path) => {
    jest.mocked(gatsby.withPrefix).mockReturnValue(`${prefix}/`);
    expect(routePath(given)).toBe(path);
  },
);
