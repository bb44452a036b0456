import type { PreRenderHTMLArgs } from "gatsby";

import { namePage } from "./namePage";
import { removeImageBoilerplate } from "./removeImageBoilerplate";

/** Changes what Gatsby and its plugins put into each document. */
export function prepareDocument(args: PreRenderHTMLArgs): void {
  removeImageBoilerplate(args);
  namePage(args);
}
