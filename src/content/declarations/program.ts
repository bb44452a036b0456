import { hash } from "node:crypto";

import * as z from "zod";

import {
  contentFile,
  date,
  formPositions,
  link,
  list,
  moment,
  object,
  optional,
  text,
  textLike,
  sentences,
  textKinds,
} from "./fields";
import { entryTimes } from "./entryTimes";
import {
  bothOrNeither,
  pageFields,
  pictureFields,
  textSection,
} from "./pageFields";

/** Ids that no entry may have, because its page has them. */
const idsOfPage =
  "contact|main|scripts|loading-progress|gatsby-.*|(program-hero|upcoming|past|undated|text-\\d+)(-heading)?";

const entry = object("A date, an episode, a course or a project.", {
  title: text("The entry's title."),
  description: sentences("What it is, in a sentence or two."),
  announced: date("The day it was put on the site, such as 2026-11-23."),
  starts: moment(
    "When it starts: a date, or a date and time such as 2026-12-05T17:00.",
  ).optional(),
  ends: moment("When it ends, in the same form as its start.").optional(),
  timeZone: text("The time zone of a start with a time, such as Asia/Kolkata.")
    .register(textKinds, { kind: "timeZone" })
    .optional(),
  place: text("Where it is; without one, it is online.").optional(),
  link: link("Where to sign up, watch or listen.").optional(),
  cancelled: z
    .boolean()
    .meta({ description: "true if it does not take place." })
    .optional(),
  id: textLike(
    "What addresses, feeds and calendars know the entry by, whatever its title becomes.",
    new RegExp(`^(?!(${idsOfPage})$)[a-z0-9-]{1,60}$`),
    "small letters, digits and hyphens, at most 60, other than an id of the page, such as upcoming",
  )
    .register(textKinds, { kind: "id" })
    .optional(),
})
  .meta({ title: "Entry" })
  .superRefine(entryTimes);

/** Returns a title with the day of the entry, as in `Community Meetup, December 5`. */
function withDay(entry: Readonly<Record<string, unknown>>) {
  const day = new Date(String(entry.starts ?? entry.announced).slice(0, 10));
  if (Number.isNaN(day.valueOf())) return undefined;
  const format = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return `${String(entry.title).trim()}, ${day.toLocaleDateString("en", format)}`;
}

/** Returns what addresses, feeds and calendars know an entry by. */
export const entryId = ({ id, announced, title }: z.infer<typeof entry>) =>
  // Titles may be in any script, so a digest stands for them.
  id ?? `${announced}-${hash("sha256", title).slice(0, 8)}`;

/** Adds an issue for each id that another entry has. */
function reportSharedIds(
  { entries }: { entries: readonly z.infer<typeof entry>[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { id }] of entries.entries()) {
    const other = entries.findIndex(
      (each, at) => entryId(each) === id && (at < index || !each.id),
    );
    if (other < 0) continue;
    context.addIssue({
      code: "custom",
      path: ["entries", index, "id"],
      message: `a different id: entry ${other + 1} of this list has the same one`,
    });
  }
}

export const program = contentFile({
  ...pageFields,
  ...optional(
    pictureFields("Picture of the page", "images/features", 1140, 540),
  ),
  sections: list("Texts about the program, in order.", textSection, {
    unique: ["heading"],
  }).optional(),
  action: link("The one thing to do, such as Subscribe or Apply.").optional(),
  entries: list(
    "The dates, episodes, courses or projects, in any order.",
    entry,
    {
      unique: [
        // Two meetups may have the same title.
        { fields: ["title", "starts"], given: "starts", suggest: withDay },
        // Calendars know an entry by its title and this day.
        {
          fields: ["title", "announced"],
          note: ", announced on the same day",
          suggest: withDay,
        },
      ],
    },
  ).register(formPositions, { position: "first" }),
})
  .superRefine(bothOrNeither("image", "imageAlt"))
  .superRefine(reportSharedIds);

export type ProgramContent = z.infer<typeof program>;

/**
 * Returns the path of a program's page, as in `/features/podcast` for
 * `data/programs/podcast.json`; undefined for other files.
 */
export function programPath(file: string): string | undefined {
  const [, name] = /(?:^|\/)programs\/([^/]+)\.json$/.exec(file) ?? [];
  return name && `/features/${name}`;
}
