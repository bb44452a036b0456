import { documentsOf, type WarningRule } from "../content";
import { select } from "../select";
import { count } from "../describe";

/** How long before its last day security.txt should be renewed. */
const noticeDays = 30;

const millisecondsADay = 24 * 60 * 60 * 1000;

/** security.txt is about to expire, or has: its readers then distrust it. */
export const securityExpiry: WarningRule = (content) =>
  documentsOf(content, "site.json").flatMap((document) => {
    const [node] = select(document.root, "security.expires");
    const left =
      (Date.parse(String(node?.value)) - Date.parse(content.source.today)) /
      millisecondsADay;
    if (!node || !(left <= noticeDays)) return [];
    const { line } = document.positionOf(node.offset);
    const summary =
      left < 0
        ? "security.txt has expired; check its contacts and set a later day"
        : `security.txt expires in ${count(left, "day")}; check its contacts and set a later day`;
    return {
      summary,
      places: [{ file: document.file, line, text: "security.expires" }],
    };
  });
