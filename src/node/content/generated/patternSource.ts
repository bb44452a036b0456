/**
 * Writes a regular expression without its flag `i`, which JSON Schema does not
 * know: each letter becomes a class of its two cases.
 *
 * @throws for other flags that would change what it matches
 */
export function patternSource({ source, flags }: RegExp): string {
  const meaningful = flags.replace(/[dgyu]/g, "");
  if (meaningful === "") return source;
  if (meaningful !== "i") {
    throw new Error(`JSON Schema has no flag "${meaningful}": /${source}/`);
  }
  // Escapes (\d), groups' marks ((?<name>) and classes are taken as a whole.
  return source.replace(
    /\\.|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|[a-z]/gi,
    (part) => {
      if (part.startsWith("[")) return `[${bothCases(part.slice(1, -1))}]`;
      return part.length === 1 ? `[${bothCases(part)}]` : part;
    },
  );
}

/** Adds the other case to the letters and ranges of a class. */
function bothCases(members: string): string {
  return members.replace(/\\.|[a-z]-[a-z]|[a-z]/gi, (part) =>
    part.startsWith("\\") ? part : part.toLowerCase() + part.toUpperCase(),
  );
}
