/** One letter is missing or another one, or two are swapped; a digit is no slip. */
const oneLetterOff =
  /^(.*)(?:\p{L}?(.*)\n\1\p{L}?\2|(\p{L})(\p{L})(.*)\n\1\4\3\5)$/u;

/**
 * Returns the name that is certainly meant: the only one that equals the written one
 * but for case and punctuation, or else also for its ending, or else for one letter.
 *
 * @param free the names that nothing else has: nobody means the name of another
 * @param minLetters how long a name is at least in which one letter may be wrong
 */
export function meantName(
  written: string,
  free: Iterable<string>,
  minLetters = 6,
): string | undefined {
  const candidates = [...free];
  const stem = (name: string) => foldName(name.replace(/\.\w+$/, ""));
  const length = (name: string) => stem(name).length;
  for (const isAlike of [
    (name: string) => foldName(name) === foldName(written),
    (name: string) => stem(name) === stem(written),
    (name: string) =>
      length(name) >= minLetters &&
      Math.abs(length(name) - length(written)) <= 1 &&
      oneLetterOff.test(`${stem(name)}\n${stem(written)}`),
  ]) {
    const [meant, ...others] = candidates.filter(isAlike);
    if (meant !== undefined) return others.length === 0 ? meant : undefined;
  }
  return undefined;
}

/** Returns a name for comparison: without case, accents and punctuation. */
export function foldName(name: string): string {
  const letters = /[\u0300-\u036F]|[^\p{L}\p{M}\p{N}]/gu;
  return name.normalize("NFD").toLowerCase().replace(letters, "") || name;
}
