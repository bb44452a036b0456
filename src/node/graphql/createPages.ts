import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { panicOnError } from "../panicOnError";
import { runQuery } from "./runQuery";

interface ContentPages {
  allLegalContent: { nodes: readonly { path: string }[] };
  allProgramContent: { nodes: readonly { path: string }[] };
}

/** Creates a page for each legal text and for each program. */
export const createPages = panicOnError(async (args: CreatePagesArgs) => {
  const { allLegalContent, allProgramContent } = await runQuery<ContentPages>(
    args,
    `query ContentPages {
      allLegalContent { nodes { path } }
      allProgramContent { nodes { path } }
    }`,
  );
  const templates = {
    "src/templates/legal.tsx": allLegalContent,
    "src/templates/program.tsx": allProgramContent,
  };
  for (const [template, { nodes }] of Object.entries(templates)) {
    const component = path.resolve(template);
    // The template queries by path, since a node's id depends on the folder.
    for (const page of nodes) {
      args.actions.createPage({ path: page.path, component });
    }
  }
});
