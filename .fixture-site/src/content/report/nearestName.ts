import { distance } from "fastest-levenshtein";

/**
 * Returns the most similar candidate, or undefined if none is similar enough.
 * Case and punctuation are ignored: `Linked-In` equals `linkedin`.
 *
 * @param tolerance the share of the longer name that may differ, from 0 to 1
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
    const edits = editDistance(written, folded);
    const most = Math.max(written.length, folded.length) * tolerance;
    if (edits > most || edits >= fewest) continue;
    nearest = candidate;
    fewest = edits;
  }
  return nearest;
}

function editDistance(a: string, b: string): number {
  const sorted = (text: string) => Array.from(text).sort().join("");
  return a !== b && sorted(a) === sorted(b) ? 1 : distance(a, b);
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || name;
}
