type Entry = Queries.ProgramEntryFragment;

/** Returns the URL of an entry. `homeUrl` has no trailing slash. */
export const entryUrl = ({ path, id }: Entry, homeUrl: string): string =>
  `${homeUrl}${path}#${id}`;

/** Returns the place of an entry. An entry with a time and without a place is online. */
export const entryPlace = ({ place, isTimed }: Entry) =>
  place ?? (isTimed && "Online");

/** The label of a cancelled entry on pages and in feeds and calendars. */
export const CANCELLED = "Cancelled";
