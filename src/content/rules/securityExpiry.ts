import { getNodeValue } from "jsonc-parser";

import { documentsOf, type WarningRule } from "../content";
import type { SiteContent } from "../declarations/site";
import { pluralize } from "../wording";

const noticeDays = 30;

const millisecondsADay = 24 * 60 * 60 * 1000;

/** Warns when security.txt has expired or is about to. */
export const securityExpiry: WarningRule = (content) =>
  documentsOf(content, "site.json").flatMap(({ file, root }) => {
    if (!root) return [];
    const { security } = getNodeValue(root) as SiteContent;
    const left =
      (Date.parse(security.expires) - Date.parse(content.source.today)) /
      millisecondsADay;
    if (left > noticeDays) return [];
    const state =
      left < 0 ? "has expired" : `expires in ${pluralize(left, "day")}`;
    return {
      summary: `security.txt ${state}; check its contacts and set a later date`,
      places: [`${file}  security.expires`],
    };
  });
