import levenshtein from "damerau-levenshtein";

/**
 * Returns the name that is certainly meant: the only one of which at most one letter
 * is wrong, or two are swapped, in either case. A digit is no letter.
 *
 * @param free the names that nothing else has: nobody means the name of another
 * @param shortest how many letters a name has at least
 */
export function meantName(
  written: string,
  free: Iterable<string>,
  shortest = 6,
): string | undefined {
  const [meant, ...others] = [...free].filter(
    (name) =>
      (name.match(/\p{L}/gu)?.length ?? 0) >= shortest &&
      digitsOf(name) === digitsOf(written) &&
      levenshtein(name.toLowerCase(), written.toLowerCase()).steps <= 1,
  );
  return others.length === 0 ? meant : undefined;
}

const digitsOf = (name: string) => name.replaceAll(/\D/g, "");
