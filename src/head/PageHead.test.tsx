import { render, waitFor } from "@testing-library/react";

import about from "../../tests/fixtures/site/about.json";
import site from "../../tests/fixtures/site/site.json";
import { renderDocument } from "../document/renderDocument";
import { PageHead } from "./PageHead";
import { useSharedContent } from "../site/useSharedContent";

jest.mock("gatsby", () => ({
  graphql: jest.fn(),
  withPrefix: (path: string) => `/below${path}`,
}));
jest.mock("../site/useSharedContent");
jest.mock(
  "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2",
  () => "/below/static/space-grotesk.woff2",
);
jest.mock(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  () => "/below/static/figtree.woff2",
);

test("starts each URL in the head with the path prefix", async () => {
  const siteContent = {
    ...site,
    feeds: [{ name: "feed", path: "/feed.xml" }],
    shareImage: { resize: { src: "/static/site.jpg" } },
  };
  jest.mocked(useSharedContent).mockReturnValue({ siteContent } as never);
  Object.assign(globalThis, { INLINE_SCRIPT: "" });
  renderDocument({
    pathname: "/about",
    setHtmlAttributes: jest.fn(),
    setHeadComponents: (parts) => render(parts),
  });
  render(<PageHead meta={about.meta as never} path="/about" />);
  await waitFor(() => expect(document.title).toBe(about.meta.title));

  const all = document.documentElement.outerHTML;
  const own = RegExp(`(?<=href=")/[^"]*|${site.url}[^"]*`, "g");
  const paths = Array.from(all.matchAll(own), ([found]) =>
    found.replace(site.url, ""),
  );
  expect(paths).toContain("/below/feed.xml");
  expect(paths).toContain("/below/site.webmanifest");
  expect(paths.filter((each) => !/^\/below(?![^/#])/.test(each))).toEqual([]);
});
