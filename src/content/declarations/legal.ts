import { contentFile, date, list, object, pagePath, text } from "../fields";
import { pageFields } from "./pageFields";

const legalSection = object("A section of the text.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", text("A paragraph.")),
}).meta({ title: "Section" });

export const legal = contentFile({
  path: pagePath("The page's address on this site, such as /terms.").meta({
    title: "Address",
  }),
  ...pageFields,
  updated: date("Day of the last change, such as 2025-01-31.").meta({
    title: "Last change",
  }),
  updatedLabel: text("Text before the date of the last change.").meta({
    title: "Words before the date",
  }),
  sections: list("The sections, in order.", legalSection),
});
