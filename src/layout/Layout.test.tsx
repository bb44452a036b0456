import { act, render, screen } from "@testing-library/react";

import interfaceContent from "../../tests/fixtures/site/interface.json";
import navigationContent from "../../tests/fixtures/site/navigation.json";
import site from "../../tests/fixtures/site/site.json";
import { Layout } from "./Layout";

const Page = ({ footerVisible }: { footerVisible?: boolean }) => (
  <p>The footer is {footerVisible ? "visible" : "hidden"}</p>
);

test("passes the footer's visibility to the page as footerVisible", () => {
  const report: IntersectionObserverCallback[] = [];
  class Observer implements Pick<IntersectionObserver, "observe"> {
    constructor(callback: IntersectionObserverCallback) {
      report.push(callback);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const noAccounts = { heading: "", accounts: [] };
  const content = {
    siteContent: {
      ...site,
      shareImage: { resize: null },
      hasFeeds: false,
      direction: "ltr",
      connect: noAccounts,
      follow: noAccounts,
    },
    interfaceContent,
    navigationContent: { ...navigationContent, items: [] },
  };
  render(
    <Layout content={content} path="/">
      <Page />
    </Layout>,
  );
  for (const isIntersecting of [true, false]) {
    const entry = { isIntersecting } as IntersectionObserverEntry;
    act(() => {
      report[0]?.([entry], new IntersectionObserver(jest.fn()));
    });
    const state = isIntersecting ? "visible" : "hidden";
    expect(screen.queryByText(`The footer is ${state}`)).not.toBeNull();
  }
});
