import { Section } from "../components/Section/Section";
import { EntryList } from "./EntryList";
import { groupAt, useNow } from "./visitorClock";

const MAX_SHOWN = 3;

interface UpcomingProps {
  heading: string;
  /** More than are shown, for when the first ones are over. */
  entries: readonly Queries.ProgramEntryFragment[];
  words: Queries.HomePageQuery["interfaceContent"]["programs"];
}

export function Upcoming({ heading, entries, words }: UpcomingProps) {
  const now = useNow();
  const shown = entries
    .filter((entry) => groupAt(now, entry) === "upcoming")
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section id="upcoming" heading={heading} layoutClass="page-width narrow">
      <EntryList
        entries={shown}
        words={words}
        now={now}
        isUpcoming
        namesProgram
      />
    </Section>
  );
}
