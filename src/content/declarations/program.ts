import { hash } from "node:crypto";

import * as z from "zod";

import {
  contentFile,
  date,
  id,
  list,
  moment,
  object,
  optional,
  text,
  sentences,
  timeZone,
} from "./fields";
import { link } from "./links";
import { entryTimes } from "./entryTimes";
import {
  bothOrNeither,
  meta,
  pageFields,
  pictureFields,
  textSection,
} from "./pageFields";

/** Ids that no entry may have, because its page has them. */
const idsOfPage =
  "contact|main|loading-progress|gatsby-.*|(program-hero|upcoming|past|undated|text-\\d+)(-heading)?";

const entry = object("A date, an episode, a course or a project.", {
  title: text("The entry's title."),
  description: sentences("What it is, in a sentence or two."),
  announced: date("The day it was put on the site"),
  starts: moment("When it starts").optional(),
  ends: moment("When it ends, in the same form as its start").optional(),
  timeZone: timeZone(
    "The time zone of a start with a time, such as Asia/Kolkata.",
  ).optional(),
  place: text("Where it is; without one, it is online.").optional(),
  link: link("Where to sign up, watch or listen.").optional(),
  cancelled: z
    .boolean()
    .meta({ description: "true if it does not take place." })
    .optional(),
  id: id(
    "What URLs, feeds and calendars know the entry by, whatever its title becomes: at most 60 small letters, digits and hyphens, other than an id of the page, such as upcoming.",
    new RegExp(`^(?!(${idsOfPage})$)[a-z0-9-]{1,60}$`),
  ).optional(),
})
  .meta({ title: "Entry", typeName: "ProgramEntry" })
  .superRefine(entryTimes);

/** Returns what addresses, feeds and calendars know an entry by. */
export const entryId = ({
  id,
  announced,
  title,
}: Pick<z.infer<typeof entry>, "id" | "announced" | "title">) =>
  // Titles may be in any script, so a digest stands for them.
  id ?? `${announced}-${hash("sha256", title).slice(0, 8)}`;

export const program = contentFile({
  entries: list(
    "The dates, episodes, courses or projects, in any order.",
    entry,
    {
      mayBeEmpty: true,
      unique: [
        // Calendars know an entry by its title and this day.
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
  sections: list("Texts about the program, in order.", textSection, {
    unique: ["heading"],
    mayBeEmpty: true,
  }).optional(),
  action: link("The one thing to do, such as Subscribe or Apply.").optional(),
  meta,
})
  .superRefine(bothOrNeither("image", "imageAlt"))
  .meta({ unique: [{ fields: ["heading"] }] });

export type ProgramContent = z.infer<typeof program>;
