/** How the page knows whether its scripts have come; see `markScripting`. */
export const SCRIPTING = {
  /** The class of `<html>` from React's first render on. */
  atWork: "at-work",
  /**
   * Time after which the page does without scripts until they come, in ms:
   * everything is open then, and what needs them is not shown.
   */
  overdueMs: 3000,
} as const;
