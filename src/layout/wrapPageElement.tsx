import { type PageProps, withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { Layout } from "./Layout";

/** The path of a page as links write it: no prefix, no slash at its end. */
function pathOf(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/+$/, "") || "/";
}

interface WrapPageElementArguments {
  element: ReactElement;
  props: Pick<PageProps<Queries.SharedContentFragment>, "data" | "location">;
}

/** Puts a page into the shared layout, on the server as in the browser. */
export function wrapPageElement({ element, props }: WrapPageElementArguments) {
  return (
    <Layout content={props.data} path={pathOf(props.location.pathname)}>
      {element}
    </Layout>
  );
}
