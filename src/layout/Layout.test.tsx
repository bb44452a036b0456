import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import navigationContent from "../../tests/fixtures/site/navigation.json";
import site from "../../tests/fixtures/site/site.json";
import { Layout } from "./Layout";

const Page = ({ footerVisible }: { footerVisible?: boolean }) => (
  <p>The footer is {footerVisible ? "visible" : "hidden"}</p>
);

test("passes the footer's visibility to the page as footerVisible", () => {
  let report: (entries: object[]) => void = jest.fn();
  class IntersectionObserver {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  jest.mocked(useStaticQuery).mockReturnValue({
    siteContent: {
      ...site,
      connect: { ...site.connect, accounts: [] },
      follow: { ...site.follow, accounts: [] },
      shareImage: { resize: null },
      feeds: [],
    },
    navigationContent: { ...navigationContent, items: [] },
  });
  const layout = (
    <Layout path="/">
      <Page />
    </Layout>
  );
  const expectFooter = (state: string) =>
    expect(screen.queryByText(`The footer is ${state}`)).not.toBeNull();
  // jsdom has no IntersectionObserver.
  const { unmount } = render(layout);
  expectFooter("hidden");
  unmount();
  Object.assign(window, { IntersectionObserver });
  render(layout);
  for (const isIntersecting of [true, false]) {
    act(() => report([{ isIntersecting }]));
    expectFooter(isIntersecting ? "visible" : "hidden");
  }
});
