import type { ProgramEntry } from "../../node/programs/presentEntry";
import { useNow } from "./useNow";

/**
 * Returns the entries that are to come: at the time of the build, so that the
 * HTML is the same for everyone, and once hydrated, now. A slow clock brings
 * none back.
 */
export function useUpcoming(entries: readonly ProgramEntry[]): ProgramEntry[] {
  const now = useNow();
  return entries.filter(
    ({ isPast, until }) => !isPast && Date.parse(until) > now,
  );
}
