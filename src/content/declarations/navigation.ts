import type * as z from "zod";

import { anchorPath, pagePath } from "./links";
import { contentFile, list, object, shortText } from "./fields";

const section = object("A link to a section of a page.", {
  label: shortText(
    "The link's text, of at most 32 characters.",
    32,
    "so that the dropdown stays narrow",
  ),
  path: anchorPath("The section that the link leads to").meta({
    title: "Section",
  }),
}).meta({ title: "Section" });

const item = object("An item of the navigation bar.", {
  label: shortText("The link's text, of at most 24 characters.", 24),
  path: pagePath("The page that the link leads to").meta({ title: "Page" }),
  subsections: list(
    "The links of the item's dropdown, in order. Leave it out for an item without a dropdown.",
    section,
    { unique: ["label", "path"] },
  )
    .meta({ title: "Sections" })
    .optional(),
}).meta({ title: "Item" });

export const MAX_ITEMS = 8;

/**
 * The maximum number of characters in all labels together, so that the bar has room for
 * the labels at its smallest width (48em, 768 px). At this width, the labels of 8 items
 * have 366 px, or 206 px if each item has an arrow. The rest of the bar is for a contact
 * button with 12 letters, the toggle, and a logo without its name. Capital letters are the
 * widest: 9.0 px each in Space Grotesk, and 9.9 px each in the fallback font, Arial Bold.
 */
export const MAX_CHARACTERS = 36;

/** The width of an arrow (20 px), in characters. */
export const ARROW_CHARACTERS = 2;

const charactersOf = (all: readonly z.infer<typeof item>[]) =>
  all
    .map(({ label, subsections = [] }) =>
      subsections.length > 0
        ? Array.from(label).length + ARROW_CHARACTERS
        : Array.from(label).length,
    )
    .reduce((sum, each) => sum + each, 0);

const items = list(
  `The items, in the order of the bar: at most ${MAX_ITEMS}, with at most ${MAX_CHARACTERS} characters together, where each dropdown counts as ${ARROW_CHARACTERS}.`,
  item,
  { unique: ["label", "path"] },
)
  .max(MAX_ITEMS)
  .meta({
    expected: `a list of 1 to ${MAX_ITEMS} items, for which the bar has room: link to further pages from other pages`,
  })
  .refine(
    (all) => charactersOf(all) <= MAX_CHARACTERS,
    `labels of at most ${MAX_CHARACTERS} characters together, where each dropdown counts as ${ARROW_CHARACTERS}, so that they fit on one line: shorten them, or leave out a dropdown or an item`,
  );

export const navigation = contentFile({
  items,
  contact: shortText(
    "Text of the button that leads to the contact details, of at most 12 characters.",
    12,
  ).meta({ title: "Contact button" }),
});
