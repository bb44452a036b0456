import { readFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "../content/contentFolder";
import { filesIn } from "../filesIn";

/**
 * Returns whether there is a program or a link on a card. The code and the data
 * for them are left out of a site without any. While developing, they are always
 * there, so that the first one shows at once.
 */
export const hasOpened = (): boolean =>
  process.env.NODE_ENV === "development" ||
  programTexts().length > 0 ||
  ["features.json", "home.json"].some((file) =>
    readFileSync(path.join(contentFolder(), file), "utf8").includes('"link"'),
  );

/** Returns whether there are entries, and so feeds. */
export const hasEntries = (): boolean =>
  programTexts().some((text) => text.includes('"announced"'));

function programTexts(): string[] {
  const folder = path.join(contentFolder(), "programs");
  return filesIn(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}
