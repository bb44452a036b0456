import { Section } from "../../components/Section/Section";
import type { ProgramEntry } from "../../node/programs/presentEntry";
import { EntryList } from "../entries/EntryList";
import { useUpcoming } from "../entries/useUpcoming";

const MAX_SHOWN = 3;

/**
 * Renders the next entries of all programs. The query has more than are shown,
 * for when the first ones are over.
 */
export function Upcoming(data: Queries.HomePageQuery) {
  const entries = data.upcomingEntries as unknown as readonly ProgramEntry[];
  const shown = useUpcoming(entries).slice(0, MAX_SHOWN);
  const { upcoming } = data.homeContent;
  const words = data.interfaceContent.programs;
  if (!upcoming || !words || shown.length === 0) return null;
  return (
    <Section id="upcoming" heading={upcoming.heading}>
      <EntryList entries={shown} words={words} isUpcoming namesProgram />
    </Section>
  );
}
