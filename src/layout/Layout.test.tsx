import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import interfaceContent from "../../tests/fixtures/site/interface.json";
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
  Object.assign(window, { IntersectionObserver });
  jest.mocked(useStaticQuery).mockReturnValue({
    siteContent: {
      ...site,
      connect: { ...site.connect, accounts: [] },
      follow: { ...site.follow, accounts: [] },
      shareImage: { resize: null },
      feeds: { atom: false, calendar: false },
      direction: "ltr",
    },
    interfaceContent,
    navigationContent: { ...navigationContent, items: [] },
  });
  render(
    <Layout path="/">
      <Page />
    </Layout>,
  );
  for (const isIntersecting of [true, false]) {
    act(() => report([{ isIntersecting }]));
    const state = isIntersecting ? "visible" : "hidden";
    expect(screen.queryByText(`The footer is ${state}`)).not.toBeNull();
  }
});
