import type { WrapPageElementBrowserArgs } from "gatsby";

import { routePath } from "../gatsby-internals/browser/router";
import { ThemeProvider } from "../theme/ThemeProvider";
import { Layout } from "./Layout";

/** Renders a page in the shared layout, for both the build and the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<object>) {
  // The 404 page has one path, as in its HTML, whatever its address is: React does
  // not correct attributes when it hydrates.
  const path =
    "notFoundContent" in props.data
      ? "/404"
      : routePath(props.location.pathname);
  return (
    <ThemeProvider>
      <Layout path={path}>{element}</Layout>
    </ThemeProvider>
  );
}
