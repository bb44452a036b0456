import type { ReactNode } from "react";

import { orderStyles } from "./orderStyles";

test("the layout's style sheet comes first, and all else after both", () => {
  const [own, layout] = ["/component-a.css", "/app.css"].map((href) => (
    <style key={href} data-href={href} data-identity="gatsby-global-css" />
  ));
  const title = <title key="title">Title</title>;
  const themes = <style key="themes" />;
  let components: ReactNode[] = [own, layout, title, themes];
  orderStyles({
    getHeadComponents: () => components,
    replaceHeadComponents: (replaced) => (components = replaced),
  });
  expect(components).toEqual([layout, own, title, themes]);
});
