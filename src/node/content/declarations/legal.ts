import { contentFile, date, list, object, pagePath, text } from "../fields";
import { pageFields } from "./pageFields";

const legalSection = object("A section of the text.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", text("A paragraph.")),
});

/** data/legal/*.json: each file is one legal page. */
export const legal = contentFile({
  path: pagePath("The page's address on this site, as in /terms."),
  ...pageFields,
  updated: date("Day of the last change, as in 2025-01-31."),
  updatedLabel: text("What stands before the date of the last change."),
  sections: list("The sections, in order.", legalSection),
});
