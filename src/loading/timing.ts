/** How the loading screen behaves in time; see `runLoadingScreen`. */
export const LOADING = {
  /** Session storage's key that says that this tab has shown the screen. */
  seenKey: "gainova-loaded",
  /** The id of the element with `role="progressbar"`. */
  progressId: "loading-progress",
  /** Time between two steps of the bar, in ms. */
  tickMs: 200,
  /** A step is a random number of points from 0 up to, not including, this. */
  maxStep: 15,
  /** Time from a full bar to the end, in ms. */
  handOffMs: 500,
  /** Time after which the screen ends in any case, in ms. */
  forcedEndMs: 1000,
} as const;
