import { withPrefix } from "gatsby";

import { useHydrated } from "../../components/useHydrated";
import { EntryList } from "../entries/EntryList";
import { isOver } from "../entries/isOver";
import * as styles from "./program.module.css";
import { ProgramSection } from "./ProgramSection";

type Program = Queries.ProgramPageQuery["programContent"];

interface EntryGroupsProps extends Pick<Program, "dated" | "undated"> {
  words: Queries.ProgramPageQuery["interfaceContent"]["programs"];
}

/** Renders the entries that are to come, are over or have no date. */
export function EntryGroups({ dated, undated, words }: EntryGroupsProps) {
  const isHydrated = useHydrated();
  const past = dated.filter((entry) => isOver(entry, isHydrated));
  const upcoming = dated.filter((entry) => !past.includes(entry));
  const groups = [
    [words.upcoming, upcoming],
    [words.past, past.reverse()],
    [words.undated, undated],
  ] as const;
  return (
    // The key: a group that changes is replaced, so that its entries do not move.
    <div key={past.length} className={styles.column}>
      {groups.map(
        ([heading, entries]) =>
          entries.length > 0 && (
            <ProgramSection key={heading} heading={heading}>
              <EntryList
                entries={entries}
                words={words}
                isUpcoming={entries === upcoming}
              />
            </ProgramSection>
          ),
      )}
      {HAS_ENTRIES && (
        <p className={styles.follow}>
          <a href={withPrefix("/feed.xml")}>{words.feed}</a>
          <a href={withPrefix("/calendar.ics")}>{words.calendar}</a>
        </p>
      )}
    </div>
  );
}
