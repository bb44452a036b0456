import { clsx } from "clsx";
import { graphql, withPrefix } from "gatsby";

import * as buttonStyles from "../components/buttonStyles.module.css";
import * as card from "../components/card.module.css";
import { Reveal } from "../components/Reveal/Reveal";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./EntryList.module.css";
import { CANCELLED, entryPlace } from "./entryUrl";
import { visitorTime } from "./visitorClock";

interface EntryListProps {
  entries: readonly Queries.ProgramEntryFragment[];
  /** The visitor's time, in ms. 0 before hydration. */
  now: number;
  /** Whether the entries are upcoming. */
  isUpcoming?: boolean;
  /** Whether each entry names its program. Set this for entries of several programs. */
  namesProgram?: boolean;
}

/** Renders a list of dates, episodes or courses. */
export function EntryList(props: EntryListProps) {
  const { entries, now, isUpcoming, namesProgram } = props;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const { id, path, cancelled, link, startsAt, isTimed } = entry;
        const time = now > 0 && startsAt && visitorTime(startsAt);
        const place = entryPlace(entry);
        const isOpen = isUpcoming && !cancelled;
        return (
          <Reveal
            as="li"
            key={path + id}
            // Entries of two programs can have the same id.
            id={namesProgram ? undefined : id}
          >
            <div
              className={clsx(
                card.card,
                styles.entry,
                isOpen && styles.open,
                cancelled && styles.cancelled,
              )}
            >
              {/* Hidden from screen readers, because `<time>` has the full date. */}
              <p className={styles.calendarDate} aria-hidden="true">
                <span>{entry.month}</span>
                {entry.day}
              </p>
              <div>
                {namesProgram && (
                  <SiteLink href={path}>{entry.programHeading}</SiteLink>
                )}
                {cancelled && <p className={styles.label}>{CANCELLED}</p>}
                <h3 className={card.title}>{entry.title}</h3>
              </div>
              <div className={styles.text}>
                <time dateTime={startsAt ?? entry.announced}>{entry.when}</time>
                {isTimed && (
                  <p className={styles.visitorTime}>
                    {time && `${time} your time`}
                  </p>
                )}
                {place && <p>{place}</p>}
                <p className={card.description}>{entry.description}</p>
              </div>
              <div className={styles.actions}>
                {link && (
                  <SiteLink href={link.href} className={buttonStyles.secondary}>
                    {link.label}
                  </SiteLink>
                )}
                {isOpen && (
                  <a href={withPrefix(`${path}/${id}.ics`)}>Add to calendar</a>
                )}
              </div>
            </div>
          </Reveal>
        );
      })}
    </ol>
  );
}

/** The fields of an entry that program pages and Home query. */
export const programEntry = graphql`
  fragment ProgramEntry on ProgramEntry {
    id
    path
    programHeading
    title
    description
    place
    link {
      label
      href
    }
    cancelled
    announced
    startsAt
    isTimed
    endsAt
    until
    group
    month
    day
    when
  }
`;
