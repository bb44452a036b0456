import * as gatsby from "gatsby";

import { routePath } from "./PageLink";

jest.mock("gatsby", () => ({ withPrefix: jest.fn() }));

test.each([
  ["", "/", "/"],
  ["", "/about", "/about"],
  ["", "/about/", "/about"],
  ["/site", "/site", "/"],
  ["/site", "/site/", "/"],
  ["/site", "/site/about/", "/about"],
])(
  "removes the prefix %j and the slash from %s: %s",
  (prefix, pathname, path) => {
    jest.mocked(gatsby.withPrefix).mockReturnValue(`${prefix}/`);
    expect(routePath(pathname)).toBe(path);
  },
);
