import { pluralize } from "../report/wording";
import type { WarningRule } from "./rule";

/** Lists files of which a save in the forms would change lines that nobody edited. */
export const formatting: WarningRule = ({ files }) => {
  const places = files
    .filter(({ text }) => !isFormatted(text))
    .map(({ file }) => file);
  const summary = `A save in /admin/ would also format ${pluralize(places.length, "file")} anew`;
  return places.length > 0 ? [{ summary, places }] : [];
};

const isFormatted = (text: string): boolean =>
  text.replaceAll("\r\n", "\n").trimEnd() ===
  JSON.stringify(JSON.parse(text), null, 2);
