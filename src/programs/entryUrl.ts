type Entry = Queries.ProgramEntryFragment;

/**
 * Returns the URL of an entry on the page of its program.
 *
 * @param homeUrl URL of the home page, without a trailing slash
 */
export const entryUrl = (
  { path, id }: Pick<Entry, "path" | "id">,
  homeUrl: string,
): string => `${homeUrl}${path}#${id}`;

/** Returns where an entry is, if it is anywhere: a time without a place is online. */
export const entryPlace = (
  { place, isTimed }: Pick<Entry, "place" | "isTimed">,
  online: string,
): string | null => place ?? (isTimed ? online : null);
