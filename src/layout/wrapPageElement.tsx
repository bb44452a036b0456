import type { PageProps } from "gatsby";
import type { ReactElement } from "react";

import { pagePath } from "../navigation/pagePath";
import { ThemeProvider } from "../theme/ThemeProvider";
import { Layout } from "./Layout";

interface WrapPageElementArguments {
  element: ReactElement;
  props: Pick<PageProps, "location"> & {
    data: Queries.SharedContentFragment | null;
  };
}

/** Puts a page into the shared layout, on the server as in the browser. */
export function wrapPageElement({ element, props }: WrapPageElementArguments) {
  // A problem in `data/` leaves pages without data while developing. Gatsby
  // shows it over the page, which must live on to show the mended data.
  if (!props.data) return <></>;
  return (
    <ThemeProvider>
      <Layout content={props.data} path={pagePath(props.location.pathname)}>
        {element}
      </Layout>
    </ThemeProvider>
  );
}
