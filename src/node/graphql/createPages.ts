import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { legal } from "../../content/declarations/legal";
import { readCopy } from "../../content/readCopy";
import { readPrograms } from "../programs/programEntries";

/** Creates a page for each legal text and for each program. */
export function createPages({ actions }: CreatePagesArgs): void {
  // The templates query by path, since a node's id depends on the folder.
  const contents = {
    "src/templates/legal.tsx": readCopy(legal),
    "src/templates/program.tsx": readPrograms(),
  };
  for (const [template, pages] of Object.entries(contents)) {
    const component = path.resolve(template);
    for (const page of pages) {
      actions.createPage({ path: page.path, component });
    }
  }
}
