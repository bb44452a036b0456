import { withPrefix } from "gatsby";
import { Fragment } from "react";

import { Section } from "../components/Section/Section";
import { EntryList } from "./EntryList";
import * as styles from "./program.module.css";
import { groupAt, useNow } from "./visitorClock";

interface EntryGroupsProps {
  /** The first to start first. */
  entries: readonly Queries.ProgramEntryFragment[];
  texts: Queries.ProgramPageQuery["interfaceContent"]["programs"];
  feeds: Queries.SharedContentQuery["siteContent"]["feeds"];
  language: string;
}

/** Renders the entries that are to come, are over or have no date. */
export function EntryGroups({ entries, feeds, ...props }: EntryGroupsProps) {
  const { texts } = props;
  const now = useNow();
  const inGroup = (name: Queries.ProgramGroup) =>
    entries.filter((entry) => groupAt(now, entry) === name);
  const groups = {
    upcoming: inGroup("upcoming"),
    past: inGroup("past").reverse(),
    undated: inGroup("undated").reverse(),
  };
  return (
    // Without a new key, entries that move to Past would shift the others by 0.04.
    <Fragment key={groups.past.length}>
      {(["upcoming", "past", "undated"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <Section
              key={name}
              id={name}
              heading={texts[name]}
              layoutClass="page-width narrow"
            >
              <EntryList
                {...props}
                entries={groups[name]}
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
              {texts[feed.name]}
            </a>
          ))}
        </p>
      )}
    </Fragment>
  );
}
