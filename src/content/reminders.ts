import type { WarningRule } from "./content";
import { placeholders } from "./rules/placeholders";
import { openedPrograms, quietPrograms } from "./rules/programReminders";
import { securityExpiry } from "./rules/securityExpiry";
import { unchangedContent } from "./rules/unchangedContent";

/** Returns what a maintainer should do some day, although the content is valid. */
export const reminders: WarningRule = (content) =>
  [
    securityExpiry,
    unchangedContent,
    openedPrograms,
    quietPrograms,
    placeholders,
  ].flatMap((rule) => rule(content));
