import { withPrefix } from "gatsby";
import { Component, Fragment, type ReactNode } from "react";

import { Section } from "../components/Section/Section";
import { focusElement } from "../routing/scrollAndFocus";
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

/** Returns a selector of an element with an id, or of a link in one. */
function selectorOf(element: Element | null): string | null {
  const around = element?.closest("[id]");
  if (!element || !around) return null;
  const href = element.getAttribute("href");
  const link = href ? ` [href="${CSS.escape(href)}"]` : "";
  return `[id="${around.id}"]${link}`;
}

interface KeptFocusProps {
  version: number;
  children: ReactNode;
}

/** Renders each version anew, and gives it the focus of the one before. */
class KeptFocus extends Component<KeptFocusProps> {
  override getSnapshotBeforeUpdate = () => selectorOf(document.activeElement);

  override componentDidUpdate(
    _: unknown,
    __: unknown,
    selector: string | null,
  ) {
    if (selector && document.activeElement === document.body) {
      focusElement(document.querySelector<HTMLElement>(selector));
    }
  }

  override render() {
    const { version, children } = this.props;
    return <Fragment key={version}>{children}</Fragment>;
  }
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
    // All entries are new ones: the others would shift by 0.04.
    <KeptFocus version={groups.past.length}>
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
    </KeptFocus>
  );
}
