import type { ReactNode } from "react";

import { render } from "@testing-library/react";

import { namePage } from "./namePage";

test("the script is the same for every page, and says which one it is", () => {
  let components: ReactNode[] = [
    <script
      key="script-loader"
      dangerouslySetInnerHTML={{ __html: 'window.pagePath="/about"' }}
    />,
    <p key="other">other</p>,
  ];
  namePage({
    pathname: "/about",
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (replaced) => (components = replaced),
  });
  const { container } = render(components);
  const script = container.querySelector("script");
  expect(script?.dataset.page).toBe("/about");
  expect(script?.textContent).not.toContain("about");
  expect(container.querySelectorAll("p")).toHaveLength(1);
});
