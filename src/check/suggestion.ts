import levenshtein from "damerau-levenshtein";

import type { ContentFile, Problem } from "./content";
import { pathText } from "./wording";

/**
 * Returns the expected name that certainly is meant by the one that was found, if
 * nothing beside it has that name.
 */
export function suggestion(
  file: ContentFile | undefined,
  { path, name, names = [] }: Problem,
): string | undefined {
  if (name === undefined) return undefined;
  const { schema } = file?.values.get(pathText(path)) ?? {};
  const { kind } = schema ?? {};
  // Many may have the same icon or time zone.
  const isShared = kind === "icon" || kind === "timeZone";
  const alike = [...(file?.values.values() ?? [])].filter(
    (each) => schema && !isShared && each.schema === schema,
  );
  const taken = alike.map(({ value }) => value);
  const free = names.filter((each) => !taken.includes(each));
  return meantName(name, free, kind ? 6 : SHORTEST);
}

/** How many letters a name of a closed list has at least. */
const SHORTEST = 3;

/**
 * Returns the only name of which at most one letter is wrong, or two are swapped, in
 * either case. A digit is no letter.
 *
 * @param shortest shorter names are too much like others: /terms is not /teams
 */
export function meantName(
  written: string,
  free: readonly string[],
  shortest = SHORTEST,
): string | undefined {
  const [meant, ...others] = free.filter(
    (name) =>
      (name.match(/\p{L}/gu)?.length ?? 0) >= shortest &&
      digitsOf(name) === digitsOf(written) &&
      levenshtein(name.toLowerCase(), written.toLowerCase()).steps <= 1,
  );
  return others.length === 0 ? meant : undefined;
}

const digitsOf = (name: string) => name.replaceAll(/\D/g, "");
