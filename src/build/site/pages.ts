import path from "node:path";

import type { GatsbyNode } from "gatsby";

interface LegalPages {
  allLegalContent: { nodes: readonly { id: string; path: string }[] };
}

/** Makes a page of each legal text. */
export const createPages: GatsbyNode["createPages"] = async ({
  graphql,
  actions,
  reporter,
}) => {
  const { data, errors } = await graphql<LegalPages>(`
    query LegalPages {
      allLegalContent {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The legal texts could not be read.", errors);
    return;
  }
  for (const { id, path: pagePath } of data.allLegalContent.nodes) {
    actions.createPage({
      path: pagePath,
      component: path.resolve("src/templates/legal.tsx"),
      context: { id },
    });
  }
};
