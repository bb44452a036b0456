import { clsx } from "clsx";
import { Link, withPrefix } from "gatsby";

import * as button from "../../components/button.module.css";
import * as card from "../../components/card.module.css";
import { ContentLink } from "../../components/ContentLink/ContentLink";
import { interpolate } from "../../components/interpolate";
import { Reveal } from "../../components/Reveal/Reveal";
import { useHydrated } from "../../components/useHydrated";
import * as styles from "./EntryList.module.css";
import { visitorTime } from "./visitorTime";

interface EntryListProps {
  entries: readonly Queries.EntryContentFragment[];
  words: Queries.EntryWordsFragment;
  /** Whether the entries are still to come. */
  isUpcoming?: boolean;
  /** Whether each entry names its program. */
  namesProgram?: boolean;
}

/** Renders dates, episodes or courses, each with its day as a calendar leaf. */
export function EntryList({
  entries,
  words,
  isUpcoming = false,
  namesProgram = false,
}: EntryListProps) {
  const isHydrated = useHydrated();
  return (
    <ol className={styles.list}>
      {entries.map(({ id, program, cancelled, link, starts, ...entry }) => {
        const time = isHydrated && visitorTime(starts);
        return (
          <Reveal as="li" key={program.path + id} id={id}>
            <div
              className={clsx(
                card.card,
                styles.entry,
                isUpcoming && styles.upcoming,
                cancelled && styles.cancelled,
              )}
            >
              {/* The text beside it has the whole date. */}
              <p className={styles.leaf} aria-hidden="true">
                <span className={styles.month}>{entry.month}</span>
                <span className={styles.day}>{entry.day}</span>
              </p>
              <div className={styles.head}>
                {namesProgram && (
                  <Link to={program.path}>{program.heading}</Link>
                )}
                {cancelled && (
                  <span className={styles.label}>{words.cancelled}</span>
                )}
                <h3 className={card.title}>{entry.title}</h3>
              </div>
              <div className={styles.text}>
                <p>
                  <time dateTime={starts} className={styles.when}>
                    {entry.when}
                  </time>
                </p>
                {starts.includes("T") && (
                  <p className={styles.visitorTime}>
                    {time && interpolate(words.visitorTime, { time })}
                  </p>
                )}
                {entry.place && <p>{entry.place}</p>}
                <p className={card.description}>{entry.description}</p>
              </div>
              <div className={styles.actions}>
                {link && <ContentLink {...link} className={button.secondary} />}
                {isUpcoming && !cancelled && (
                  <a href={withPrefix(`${program.path}/${id}.ics`)}>
                    {words.addToCalendar}
                  </a>
                )}
              </div>
            </div>
          </Reveal>
        );
      })}
    </ol>
  );
}
