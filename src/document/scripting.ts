/** How the page's scripts start, and how it knows whether they have come. */
export const SCRIPTING = {
  /** The id of the template that holds them; see `startScripts`. */
  templateId: "scripts",
  /** Time after which they start in any case, in ms. */
  longestWaitMs: 1500,
  /** The class of `<html>` from React's first render on. */
  atWork: "at-work",
  /**
   * Time after which the page does without scripts until they come, in ms:
   * everything is open then, and what needs them is not shown.
   */
  overdueMs: 3000,
} as const;
