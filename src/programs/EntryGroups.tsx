import { withPrefix } from "gatsby";

import { Section } from "../components/Section/Section";
import { EntryList } from "./EntryList";
import * as styles from "./program.module.css";
import { groupAt, useNow } from "./visitorClock";

interface EntryGroupsProps {
  /** The first to start first. */
  entries: readonly Queries.ProgramEntryFragment[];
  words: Queries.ProgramPageQuery["interfaceContent"]["programs"];
  feeds: Queries.SharedContentQuery["siteContent"]["feeds"];
}

/** Renders the entries that are to come, are over or have no date. */
export function EntryGroups({ entries, words, feeds }: EntryGroupsProps) {
  const now = useNow();
  const inGroup = (name: Queries.ProgramGroup) =>
    entries.filter((entry) => groupAt(now, entry) === name);
  const groups = {
    upcoming: inGroup("upcoming"),
    past: inGroup("past").reverse(),
    undated: inGroup("undated").reverse(),
  };
  return (
    // With another key, all entries are new ones: the others would shift by 0.04.
    <div key={groups.past.length}>
      {(["upcoming", "past", "undated"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <Section
              key={name}
              id={name}
              heading={words[name]}
              layoutClass="page-width narrow"
            >
              <EntryList
                entries={groups[name]}
                words={words}
                now={now}
                isUpcoming={name === "upcoming"}
              />
            </Section>
          ),
      )}
      {feeds.length > 0 && (
        <p className={styles.links}>
          {feeds.map((feed) => (
            <a key={feed.name} href={withPrefix(feed.path)}>
              {words[feed.name]}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
