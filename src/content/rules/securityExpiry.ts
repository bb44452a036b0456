import { getNodeValue } from "jsonc-parser";

import { documentsOf, type WarningRule } from "../content";
import { daysBetween } from "../daysBetween";
import type { SiteContent } from "../declarations/site";
import { pluralize } from "../wording";

/** Reminders are sent once a month, so one comes at least a month before. */
const NOTICE_DAYS = 60;

/** Warns when security.txt has expired or is about to. */
export const securityExpiry: WarningRule = (content) =>
  documentsOf(content, "site.json").flatMap(({ file, root }) => {
    if (!root) return [];
    const { security } = getNodeValue(root) as SiteContent;
    const left = daysBetween(content.source.today, security.expires);
    if (left > NOTICE_DAYS) return [];
    const state =
      left < 0 ? "has expired" : `expires in ${pluralize(left, "day")}`;
    return {
      summary: `security.txt ${state}; check its contacts and set a later date`,
      places: [`${file}  security.expires`],
    };
  });
