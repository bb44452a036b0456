import type { PageProps } from "gatsby";
import type { ReactElement } from "react";

import { pagePath } from "../navigation/pagePath";
import { Layout } from "./Layout";

interface WrapPageElementArguments {
  element: ReactElement;
  props: Pick<PageProps<Queries.SharedContentFragment>, "data" | "location">;
}

/** Puts a page into the shared layout, on the server as in the browser. */
export function wrapPageElement({ element, props }: WrapPageElementArguments) {
  return (
    <Layout content={props.data} path={pagePath(props.location.pathname)}>
      {element}
    </Layout>
  );
}
