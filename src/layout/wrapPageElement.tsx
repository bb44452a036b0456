import type { WrapPageElementBrowserArgs } from "gatsby";

import { routePath } from "../gatsby-internals/browser/router";
import { ThemeProvider } from "../theme/ThemeProvider";
import { Layout } from "./Layout";

/** Renders a page in the shared layout, for both the build and the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<object>) {
  // The 404 page can have any URL, but always gets the path in its static HTML, because
  // React does not correct attributes during hydration.
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
