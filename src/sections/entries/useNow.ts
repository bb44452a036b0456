import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const never = () => () => undefined;
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const noTime = () => 0;

/**
 * Returns the current minute in ms, and 0 in the HTML and while React hydrates
 * it, which is the same for everyone.
 */
export const useNow = () => useSyncExternalStore(never, currentMinute, noTime);
