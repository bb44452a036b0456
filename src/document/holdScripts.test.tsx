import type { ReactNode } from "react";

import { renderToStaticMarkup } from "react-dom/server";

import { holdScripts } from "./holdScripts";

/** What Gatsby puts where the scripts go; the name is that of its slice. */
const Slice = ({ sliceId }: { sliceId: string }) => <i title={sliceId} />;

test("Gatsby's scripts, and nothing else, wait in a template", () => {
  let components: ReactNode[] = [
    <p key="other">other</p>,
    <Slice key="scripts" sliceId="_gatsby-scripts" />,
  ];
  holdScripts({
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (replaced) => (components = replaced),
  });
  expect(renderToStaticMarkup(components)).toMatch(
    /^<p>other<\/p><template id="scripts"><i title="_gatsby-scripts"><\/i><\/template><script>.*startScripts/,
  );
});
