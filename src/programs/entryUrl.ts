type Entry = Queries.ProgramEntryFragment;

/** Returns the URL of an entry; that of the home page has no trailing slash. */
export const entryUrl = ({ path, id }: Entry, homeUrl: string): string =>
  `${homeUrl}${path}#${id}`;

/** Returns where an entry is, if it is anywhere: a time without a place is online. */
export const entryPlace = ({ place, isTimed }: Entry) =>
  place ?? (isTimed && "Online");

/** What pages, feeds and calendars say of an entry that does not take place. */
export const CANCELLED = "Cancelled";
