import { withPrefix } from "gatsby";
import { Fragment } from "react";

import { Section } from "../components/Section/Section";
import { absoluteUrl } from "../head/absoluteUrl";
import { EntryList } from "./EntryList";
import * as styles from "./program.module.css";
import { groupAt, useNow } from "./visitorClock";

const headings = {
  upcoming: "Upcoming",
  past: "Past",
  undated: "Any time",
} as const;

interface EntryGroupsProps {
  /** Sorted by start. */
  entries: readonly Queries.ProgramEntryFragment[];
  site: Pick<Queries.SharedContentQuery["siteContent"], "url" | "feeds">;
}

/** Renders the upcoming, past and undated entries, in groups. */
export function EntryGroups({ entries, site }: EntryGroupsProps) {
  const now = useNow();
  const inGroup = (name: Queries.ProgramGroup) =>
    entries.filter((entry) => groupAt(now, entry) === name);
  const groups = {
    upcoming: inGroup("upcoming"),
    past: inGroup("past").reverse(),
    undated: inGroup("undated").reverse(),
  };
  return (
    // Without a new key, entries that move to Past would cause a CLS of 0.04.
    <Fragment key={groups.past.length}>
      {(["upcoming", "past", "undated"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <Section
              key={name}
              id={name}
              heading={headings[name]}
              layoutClass="page-width narrow"
            >
              <EntryList
                entries={groups[name]}
                now={now}
                isUpcoming={name === "upcoming"}
              />
            </Section>
          ),
      )}
      {site.feeds.length > 0 && (
        <div className={styles.links}>
          {site.feeds.map(({ name, path }) => {
            if (name === "feed")
              return (
                <a key={name} href={withPrefix(path)}>
                  Follow by feed
                </a>
              );
            const address = absoluteUrl(site.url, withPrefix(path));
            return (
              <Fragment key={name}>
                {/* Calendar apps import an `https:` URL only once. The link has no
                    `target`, because a new tab would stay empty if no app opens
                    `webcal:`. */}
                <a href={address.replace("https:", "webcal:")}>
                  Subscribe in your calendar app
                </a>
                <p className={styles.address}>
                  In Google Calendar or Outlook on the web, subscribe to this
                  address: <span translate="no">{address}</span>
                </p>
              </Fragment>
            );
          })}
        </div>
      )}
    </Fragment>
  );
}
