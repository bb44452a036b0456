import * as z from "zod";

import { list, object, pageMeta, pagePath, text } from "../fields";

const legalSection = object("A section of the text.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", text("A paragraph.")),
});

/** data/legal/*.json: each file is one legal page. */
export const legal = z.strictObject({
  $schema: z.string().optional(),
  path: pagePath("The page's address on this site, as in /terms."),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  updated: z.iso
    .date("a date, as in 2025-01-31")
    .meta({ description: "Day of the last change, as in 2025-01-31." }),
  updatedLabel: text("What stands before the date of the last change."),
  sections: list("The sections, in order.", legalSection),
});
