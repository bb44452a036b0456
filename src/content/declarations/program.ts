import * as z from "zod";

import {
  contentFile,
  date,
  formPlaces,
  list,
  object,
  text,
  textLike,
  sentences,
  sinceYear2000,
  textKinds,
} from "./fields";
import { localTime } from "../localTime";
import { entryTimes } from "./entryTimes";
import { link } from "./link";
import {
  bothOrNeither,
  pageFields,
  pictureFields,
  textSection,
} from "./pageFields";

const moment = (description: string) =>
  textLike(
    description,
    localTime,
    "a date that exists, written as in 2026-12-05, or such a date with a time from 00:00 to 23:59, as in 2026-12-05T17:00",
  )
    .refine(...sinceYear2000)
    .register(textKinds, { kind: "moment" });

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
})
  .meta({ title: "Entry" })
  .superRefine(entryTimes);

/** Returns a title with the day of the entry, as in `Community Meetup, December 5`. */
function withDay({
  title,
  starts,
  announced,
}: Readonly<Record<string, unknown>>) {
  const format = new Intl.DateTimeFormat("en", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const day = new Date(String(starts ?? announced).slice(0, 10));
  return Number.isNaN(day.valueOf())
    ? undefined
    : `${String(title).trim()}, ${format.format(day)}`;
}

const { image, imageAlt } = pictureFields(
  "Picture of the page",
  "images/features",
  1140,
  540,
);

export const program = contentFile({
  ...pageFields,
  image: image.optional(),
  imageAlt: imageAlt.optional(),
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
  ).register(formPlaces, { place: "first" }),
}).superRefine(bothOrNeither("image", "imageAlt"));

export type ProgramContent = z.infer<typeof program>;

/**
 * Returns the path of a program's page, as in `/features/podcast` for
 * `data/programs/podcast.json`; undefined for other files.
 */
export function programPath(file: string): string | undefined {
  const [, name] = /(?:^|\/)programs\/([^/]+)\.json$/.exec(file) ?? [];
  return name && `/features/${name}`;
}
