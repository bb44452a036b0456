import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { panicOnError } from "../gatsby/panicOnError";
import { runQuery } from "../gatsby/runQuery";

interface LegalPages {
  allLegalContent: { nodes: readonly { path: string }[] };
}

/** Creates a page for each legal text. */
export const createPages = panicOnError(async (args: CreatePagesArgs) => {
  const { allLegalContent } = await runQuery<LegalPages>(
    args,
    "query LegalPages { allLegalContent { nodes { path } } }",
  );
  for (const page of allLegalContent.nodes) {
    // The template queries by path, since a node's id depends on the folder.
    args.actions.createPage({
      path: page.path,
      component: path.resolve("src/templates/legal.tsx"),
    });
  }
});
