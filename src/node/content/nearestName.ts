import { distance } from "fastest-levenshtein";

/**
 * Finds the name that somebody most likely meant.
 *
 * Capitals and all but letters and digits count as nothing, so that
 * `Linked-In` is `linkedin`. The start of a name (`desc`) stands for the name.
 *
 * @param tolerance how much of the longer name may differ, from 0 to 1
 * @returns undefined if nothing is near; the name itself is never returned
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  tolerance = 0.4,
): string | undefined {
  const written = fold(name);
  const others = [...candidates].filter((candidate) => candidate !== name);
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const candidate of others) {
    const folded = fold(candidate);
    const longer = Math.max(written.length, folded.length);
    const steps = stepsBetween(written, folded);
    if (steps <= longer * tolerance && steps < fewest) {
      nearest = candidate;
      fewest = steps;
    }
  }
  if (nearest !== undefined || written.length < 3) return nearest;
  return others.find((candidate) => fold(candidate).startsWith(written));
}

/** Letters that have changed places (`nmae`) are one slip, not two. */
function stepsBetween(a: string, b: string): number {
  const sorted = (text: string) => Array.from(text).sort().join("");
  return a !== b && sorted(a) === sorted(b) ? 1 : distance(a, b);
}

function fold(name: string): string {
  const folded = name.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
  return folded.toLowerCase() || name;
}
