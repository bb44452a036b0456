import { hash } from "node:crypto";

import * as z from "zod";

import {
  contentFile,
  date,
  list,
  object,
  optional,
  text,
  textLike,
  sentences,
} from "./fields";
import { localTime } from "../localTime";
import { isTimeZone } from "../timeZones";
import { link } from "./links";
import { entryTimes } from "./entryTimes";
import {
  bothOrNeither,
  meta,
  pageFields,
  pictureFields,
  textSection,
} from "./pageFields";

/** The ids that entries cannot have, because elements of the page have these ids. */
const idsOfPage =
  "contact|main|loading-progress|gatsby-.*|(program-hero|upcoming|past|undated|text-\\d+)(-heading)?";

/** Declares a date, or a local time in the form 2026-12-05T17:00. */
const dateOrDateTime = (subject: string) =>
  date(
    subject,
    localTime,
    "such as 2026-12-05, or such a date with a time from 00:00 to 23:59, such as 2026-12-05T17:00",
  ).meta({ kind: "dateOrDateTime" });

const entry = object("A date, an episode, a course or a project.", {
  title: text("The entry's title."),
  description: sentences("The description, in one or two sentences."),
  announced: date("The day of announcement"),
  starts: dateOrDateTime("The start").optional(),
  ends: dateOrDateTime("The end, in the same form as the start").optional(),
  timeZone: text("The time zone of a start with a time, such as Asia/Kolkata.")
    .refine(isTimeZone, { abort: true })
    .meta({
      expected:
        'the IANA name of a time zone, such as Asia/Kolkata; a web search for "IANA time zone" with the name of a large city finds it',
      kind: "timeZone",
    })
    .optional(),
  place: text("The place. Without it, the entry is online.").optional(),
  link: link("Where to sign up, watch or listen.").optional(),
  cancelled: z
    .boolean()
    .meta({ description: "true if the entry is cancelled." })
    .optional(),
  id: textLike(
    "The entry's id in URLs, feeds and calendars, which stays if the title changes: at most 60 lowercase letters, digits and hyphens, other than an id of the page, such as upcoming.",
    new RegExp(`^(?!(${idsOfPage})$)[a-z0-9-]{1,60}$`),
  )
    .meta({ kind: "id" })
    .optional(),
})
  .meta({ title: "Entry", typeName: "ProgramEntry" })
  .superRefine(entryTimes);

/** Returns the id of an entry for URLs, feeds and calendars. */
export const entryId = ({
  id,
  announced,
  title,
}: Pick<z.infer<typeof entry>, "id" | "announced" | "title">) =>
  // Titles can be in any script, so the id contains a hash of the title.
  id ?? `${announced}-${hash("sha256", title).slice(0, 8)}`;

export const program = contentFile({
  entries: list(
    "The dates, episodes, courses or projects, in any order.",
    entry,
    {
      mayBeEmpty: true,
      unique: [
        // Calendars identify an entry by its title and its day of announcement.
        {
          fields: ["title", "announced"],
          expected:
            "a different title for each entry of a day, such as Community Meetup, December 5",
        },
        "id",
      ],
    },
  ),
  ...pageFields,
  ...optional(
    pictureFields("The picture of the page", "images/features", 1140, 540),
  ),
  sections: list("Sections about the program, in order.", textSection, {
    unique: ["heading"],
    mayBeEmpty: true,
  }).optional(),
  action: link("The one thing to do, such as Subscribe or Apply.").optional(),
  meta,
})
  .superRefine(bothOrNeither("image", "imageAlt"))
  .meta({ unique: [{ fields: ["heading"] }] });

export type ProgramContent = z.infer<typeof program>;
