import * as z from "zod";

import { pageMeta, pagePath, text } from "../fields";

const legalSection = z
  .strictObject({
    heading: text("The section's heading."),
    paragraphs: z
      .array(text("A paragraph."))
      .meta({ description: "The paragraphs, in order." }),
  })
  .meta({ description: "A section of the text." });

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
  sections: z
    .array(legalSection)
    .meta({ description: "The sections, in order." }),
});
