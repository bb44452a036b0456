import type { WrapPageElementBrowserArgs } from "gatsby";

import { routePath } from "../navigation/PageLink";
import { ThemeProvider } from "../theme/ThemeProvider";
import { Layout } from "./Layout";

/** Renders a page in the shared layout, for both the build and the browser. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<Queries.SharedContentFragment | object | null>) {
  // While developing, a problem in `data/` leaves pages without data until it
  // is fixed. Gatsby shows the problem in its overlay.
  const { data } = props;
  if (!data) return <></>;
  // Gatsby's own 404 page, which only development shows, has other data.
  if (!("siteContent" in data)) return element;
  return (
    <ThemeProvider>
      <Layout content={data} path={routePath(props.location.pathname)}>
        {element}
      </Layout>
    </ThemeProvider>
  );
}
