import type { WrapPageElementBrowserArgs } from "gatsby";

import { routePath } from "../navigation/routePath";
import { ThemeProvider } from "../theme/ThemeProvider";
import { Layout } from "./Layout";

/** Renders a page in the shared layout, for both the build and the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<object | null>) {
  // While developing, a problem in `data/` leaves pages without data until it
  // is fixed. Gatsby shows the problem in its overlay.
  if (!props.data) return <></>;
  return (
    <ThemeProvider>
      <Layout path={routePath(props.location.pathname)}>{element}</Layout>
    </ThemeProvider>
  );
}
