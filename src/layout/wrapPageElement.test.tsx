import { render, screen } from "@testing-library/react";

import { wrapPageElement } from "./wrapPageElement";

/** Renders a page with the data of its query. */
function renderPage(data: object | null) {
  type Args = Parameters<typeof wrapPageElement>[0];
  const element = <p>The page</p>;
  render(
    wrapPageElement({
      element,
      props: { data, location: window.location } as Args["props"],
    } as Args),
  );
}

test("renders Gatsby's own 404 page, whose data is not of this site, as it is", () => {
  renderPage({ allSitePage: { nodes: [] } });
  expect(screen.queryByText("The page")).not.toBeNull();
});

test("renders nothing while a problem in the content leaves a page without data", () => {
  renderPage(null);
  expect(document.body.textContent).toBe("");
});
