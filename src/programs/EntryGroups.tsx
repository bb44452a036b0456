import { withPrefix } from "gatsby";
import { useCallback, useRef } from "react";

import { Section } from "../components/Section/Section";
import { moveTo } from "../navigation/moveTo";
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
  const now = useNow(entries);
  const keepTargetShown = useKeepTargetShown();
  const inGroup = (name: Queries.ProgramGroup) =>
    entries.filter((entry) => groupAt(now, entry) === name);
  const groups = {
    upcoming: inGroup("upcoming"),
    past: inGroup("past").reverse(),
    undated: inGroup("undated").reverse(),
  };
  return (
    // The key: groups that change are replaced, so that no entry moves.
    <div key={groups.past.length} ref={keepTargetShown}>
      {(["upcoming", "past", "undated"] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <Section key={name} id={name} heading={words[name]}>
              <EntryList
                entries={groups[name]}
                words={words}
                now={now}
                isUpcoming={name === "upcoming"}
              />
            </Section>
          ),
      )}
      {feeds.atom && (
        <p className={styles.links}>
          <a href={withPrefix("/feed.xml")}>{words.feed}</a>
          {feeds.calendar && (
            <a href={withPrefix("/calendar.ics")}>{words.calendar}</a>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * Returns a ref for an element that is replaced when entries move. If the page
 * showed the entry in the address, it shows it again at its new place.
 */
function useKeepTargetShown() {
  const wasShown = useRef(false);
  return useCallback((groups: Element | null) => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (groups && wasShown.current) moveTo(target, "instant");
    // Without an element, the previous one is about to be removed.
    wasShown.current = !groups && isWhereAnchorsAre(target);
  }, []);
}

/** After a reload or a way back, the position of the page is the visitor's own. */
function isWhereAnchorsAre(target: Element | null): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const { top = -1 } = target?.getBoundingClientRect() ?? {};
  return (
    (load as PerformanceNavigationTiming | undefined)?.type === "navigate" &&
    top >= 0 &&
    top < window.innerHeight / 3
  );
}
