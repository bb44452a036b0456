import { Section } from "../../components/Section/Section";
import { useHydrated } from "../../components/useHydrated";
import { EntryList } from "../entries/EntryList";
import { isOver } from "../entries/isOver";
import * as styles from "./Upcoming.module.css";

const MAX_SHOWN = 3;

type UpcomingProps = Pick<
  Queries.HomePageQuery,
  "homeContent" | "upcomingEntries" | "interfaceContent"
>;

/**
 * Renders the next entries of all programs. The query has more than are shown,
 * for when the first ones are over.
 */
export function Upcoming({
  homeContent: { upcoming },
  upcomingEntries = [],
  interfaceContent: { programs },
}: UpcomingProps) {
  const isHydrated = useHydrated();
  const shown = upcomingEntries
    .filter((entry) => !isOver(entry, isHydrated))
    .slice(0, MAX_SHOWN);
  if (!upcoming || !programs || shown.length === 0) return null;
  return (
    <Section id="upcoming" heading={upcoming.heading}>
      <div className={styles.column}>
        <EntryList entries={shown} words={programs} isUpcoming namesProgram />
      </div>
    </Section>
  );
}
