import { clsx } from "clsx";
import { withPrefix } from "gatsby";

import * as button from "../../components/button.module.css";
import * as card from "../../components/card.module.css";
import { ContentLink } from "../../components/ContentLink/ContentLink";
import { interpolate } from "../../components/interpolate";
import { Reveal } from "../../components/Reveal/Reveal";
import type { ProgramEntry } from "../../node/programs/presentEntry";
import * as styles from "./EntryList.module.css";
import { useNow } from "./useNow";

interface EntryListProps {
  entries: readonly ProgramEntry[];
  words: Pick<
    Queries.InterfaceContentPrograms,
    "cancelled" | "visitorTime" | "addToCalendar"
  >;
  /** Whether the entries are still to come. */
  isUpcoming?: boolean;
  /** Whether each entry names its program. */
  namesProgram?: boolean;
}

/**
 * Returns a time as the visitor's clock shows it; undefined for a date, or if
 * both clocks show the same. Needs no names of time zones, which some browsers
 * lack.
 */
function visitorTime(starts: string): string | undefined {
  const date = new Date(starts);
  // A time without an offset is the visitor's own, a date is one in UTC.
  if (+date === +new Date(starts.slice(0, 19))) return undefined;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  // While developing, the first render comes before the document's language.
  const language = document.documentElement.lang || undefined;
  return date.toLocaleString(language, format);
}

/** Renders dates, episodes or courses, each with its day as a calendar leaf. */
export function EntryList(props: EntryListProps) {
  const { entries, words, isUpcoming, namesProgram } = props;
  const now = useNow();
  return (
    <ol className={styles.list}>
      {entries.map(({ id, program, cancelled, link, starts, ...entry }) => {
        const time = now > 0 && visitorTime(starts);
        return (
          <Reveal as="li" key={program.path + id} id={id}>
            <div
              className={clsx(
                card.card,
                styles.entry,
                isUpcoming && !cancelled && styles.open,
              )}
            >
              {/* The text beside it has the whole date. */}
              <p className={styles.leaf} aria-hidden="true">
                <span>{entry.leaf[0]}</span>
                {entry.leaf[1]}
              </p>
              <div>
                {namesProgram && (
                  <ContentLink href={program.path} label={program.heading} />
                )}
                {cancelled && <p className={styles.label}>{words.cancelled}</p>}
                <h3 className={card.title}>{entry.title}</h3>
              </div>
              <div className={styles.text}>
                <time dateTime={starts}>{entry.when}</time>
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
                {isUpcoming && (
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
