import { Section } from "../components/Section/Section";
import { EntryList } from "./EntryList";
import { groupAt, useNow } from "./visitorClock";

const MAX_SHOWN = 3;

interface UpcomingProps {
  heading: string;
  /** All upcoming entries, because the first entries can be over when a visitor arrives. */
  entries: readonly Queries.ProgramEntryFragment[];
}

export function Upcoming({ heading, entries }: UpcomingProps) {
  const now = useNow();
  const shown = entries
    .filter((entry) => groupAt(now, entry) === "upcoming")
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section id="upcoming" heading={heading} layoutClass="page-width narrow">
      <EntryList entries={shown} now={now} isUpcoming namesProgram />
    </Section>
  );
}
