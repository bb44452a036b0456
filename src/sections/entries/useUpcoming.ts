import type { ProgramEntry } from "../../node/programs/presentEntry";
import { useHydrated } from "./useHydrated";

/**
 * Returns the entries that are to come: at the time of the build, so that the
 * HTML is the same for everyone, and once hydrated, now. A slow clock brings
 * none back.
 */
export function useUpcoming(entries: readonly ProgramEntry[]): ProgramEntry[] {
  const now = useHydrated() ? Date.now() : 0;
  return entries.filter(
    ({ isPast, until }) => !isPast && Date.parse(until) > now,
  );
}
