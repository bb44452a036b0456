import type { WarningRule } from "./content";
import { placeholders } from "./rules/placeholders";
import { openedPrograms } from "./rules/openedPrograms";

/** Returns what a maintainer should do some day, although the content is valid. */
export const reminders: WarningRule = (content) =>
  [openedPrograms, placeholders].flatMap((rule) => rule(content));
