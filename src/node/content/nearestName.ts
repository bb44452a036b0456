import { distance } from "fastest-levenshtein";

/**
 * Returns the name that somebody most likely meant; undefined if none is near.
 * Capitals and all but letters and digits count as nothing, so that
 * `Linked-In` is `linkedin`.
 *
 * @param tolerance how much of the longer name may differ, from 0 to 1
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  tolerance = 0.4,
): string | undefined {
  const written = fold(name);
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    const steps = stepsBetween(written, folded);
    const most = Math.max(written.length, folded.length) * tolerance;
    if (steps > most || steps >= fewest) continue;
    nearest = candidate;
    fewest = steps;
  }
  return nearest;
}

/** Letters that have changed places (`nmae`) are one slip, not two. */
function stepsBetween(a: string, b: string): number {
  const sorted = (text: string) => Array.from(text).sort().join("");
  return a !== b && sorted(a) === sorted(b) ? 1 : distance(a, b);
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || name;
}
