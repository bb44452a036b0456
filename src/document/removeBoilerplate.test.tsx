import type { ReactNode } from "react";

import { removeBoilerplate } from "./removeBoilerplate";

test("takes out Gatsby's version and the blocks for its pictures alone", () => {
  let components: ReactNode[] = [
    <meta key="generator-5.0.0" />,
    <style key="gatsby-image-style" />,
    <style key="gatsby-global-css" />,
    <title key="title" />,
  ];
  const kept = components.slice(2);
  removeBoilerplate({
    getHeadComponents: () => components,
    replaceHeadComponents: (replaced) => (components = [...replaced]),
  });
  expect(components).toEqual(kept);
});
