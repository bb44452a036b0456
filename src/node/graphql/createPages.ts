import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { legal } from "../../content/declarations/legal";
import { programsIn } from "../programs/graphql";
import { nodesOf } from "../content/nodes";

/** Creates a page for each legal document and each program. */
export function createPages(args: CreatePagesArgs): void {
  // The templates query by path, because a node's id depends on the project's folder.
  const paths = {
    "src/templates/legal.tsx": nodesOf(legal, args).map(({ path }) => path),
    "src/templates/program.tsx": programsIn(args).map(
      ({ fields }) => fields.path,
    ),
  };
  for (const [template, own] of Object.entries(paths)) {
    const component = path.resolve(template);
    for (const path of own) args.actions.createPage({ path, component });
  }
}
