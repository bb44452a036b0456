import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { ask } from "../gatsby/ask";

interface LegalPages {
  allLegalContent: { nodes: readonly { path: string }[] };
}

/** Makes a page of each legal text. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { allLegalContent } = await ask<LegalPages>(
    args,
    `query LegalPages {
      allLegalContent {
        nodes {
          path
        }
      }
    }`,
  );
  for (const page of allLegalContent.nodes) {
    // Its query finds the text by the path: a node's id hangs on the folder.
    args.actions.createPage({
      path: page.path,
      component: path.resolve("src/templates/legal.tsx"),
    });
  }
};
