import { withPrefix } from "gatsby";

import { Section } from "../../components/Section/Section";
import type { ShownEntries } from "../../node/programs/programFields";
import { EntryList } from "../entries/EntryList";
import { useUpcoming } from "../entries/useUpcoming";
import * as styles from "./program.module.css";

interface EntryGroupsProps {
  entries: ShownEntries;
  words: Queries.ProgramPageQuery["interfaceContent"]["programs"];
}

/** Renders the entries that are to come, are over or have no date. */
export function EntryGroups({
  entries: { dated, undated },
  words,
}: EntryGroupsProps) {
  const upcoming = useUpcoming(dated);
  const past = dated.filter((entry) => !upcoming.includes(entry));
  const groups = { upcoming, past: past.reverse(), undated };
  return (
    // The key: groups that change are replaced, so that no entry moves.
    <div key={past.length}>
      {(["upcoming", "past", "undated"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <Section key={name} id={name} heading={words[name]}>
              <EntryList
                entries={groups[name]}
                words={words}
                isUpcoming={name === "upcoming"}
              />
            </Section>
          ),
      )}
      {HAS_ENTRIES && (
        <p className={styles.links}>
          <a href={withPrefix("/feed.xml")}>{words.feed}</a>
          <a href={withPrefix("/calendar.ics")}>{words.calendar}</a>
        </p>
      )}
    </div>
  );
}
