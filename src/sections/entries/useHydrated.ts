import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Returns false in the HTML and while React hydrates it, and true in the browser
 * from then on, before anything else is painted.
 */
export const useHydrated = () => useSyncExternalStore(never, yes, no);
