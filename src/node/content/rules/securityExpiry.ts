import { getNodeValue } from "jsonc-parser";

import { documentsOf, type WarningRule } from "../content";
import type { SiteContent } from "../declarations/site";
import { count } from "../describe";

/** How long before its last day security.txt should be renewed. */
const noticeDays = 30;

const millisecondsADay = 24 * 60 * 60 * 1000;

/** security.txt is about to expire, or has: its readers then distrust it. */
export const securityExpiry: WarningRule = (content) =>
  documentsOf(content, "site.json").flatMap(({ file, root }) => {
    if (!root) return [];
    const { security } = getNodeValue(root) as SiteContent;
    const left =
      (Date.parse(security.expires) - Date.parse(content.source.today)) /
      millisecondsADay;
    if (left > noticeDays) return [];
    const state = left < 0 ? "has expired" : `expires in ${count(left, "day")}`;
    return {
      summary: `security.txt ${state}; check its contacts and set a later day`,
      places: [`${file}  security.expires`],
    };
  });
