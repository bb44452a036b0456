/** Time after which the page shows as without scripts, in ms. */
export const SCRIPTS_TIMEOUT_MS = 6000;
