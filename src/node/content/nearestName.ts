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
  let nearest: string | undefined;
  let smallest = Infinity;
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const folded = fold(candidate);
    const limit = Math.floor(
      Math.max(written.length, folded.length) * tolerance,
    );
    // Cheap, and spares most of two thousand icons the real measure.
    if (Math.abs(written.length - folded.length) >= smallest) continue;
    const steps = stepsBetween(written, folded);
    if (steps <= limit && steps < smallest) {
      nearest = candidate;
      smallest = steps;
    }
  }
  return nearest ?? beginningWith(name, candidates);
}

/** Letters that have changed places (`nmae`) are one slip, not two. */
function stepsBetween(a: string, b: string): number {
  const sameLetters = a !== b && sorted(a) === sorted(b);
  return sameLetters ? 1 : distance(a, b);
}

function sorted(text: string): string {
  return Array.from(text).sort().join("");
}

function beginningWith(
  name: string,
  candidates: Iterable<string>,
): string | undefined {
  const start = fold(name);
  if (start.length < 3) return undefined;
  for (const candidate of candidates) {
    if (candidate !== name && fold(candidate).startsWith(start)) {
      return candidate;
    }
  }
  return undefined;
}

function fold(name: string): string {
  const folded = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return folded || name;
}
