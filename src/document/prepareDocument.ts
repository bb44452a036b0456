import type { PreRenderHTMLArgs } from "gatsby";

import { holdScripts } from "./holdScripts";
import { namePage } from "./namePage";
import { orderStyles } from "./orderStyles";
import { removeBoilerplate } from "./removeBoilerplate";

/** Changes what Gatsby and its plugins put into each document. */
export function prepareDocument(args: PreRenderHTMLArgs): void {
  removeBoilerplate(args);
  orderStyles(args);
  namePage(args);
  holdScripts(args);
}
