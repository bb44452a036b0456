import * as z from "zod";

import { anchorPath, pagePath, text } from "../fields";

const section = z
  .strictObject({
    label: text("The link's text."),
    path: anchorPath("The section that the link leads to."),
  })
  .meta({ description: "A link to a section of a page." });

const item = z
  .strictObject({
    label: text("The link's text."),
    path: pagePath("The page that the link leads to."),
    subsections: z
      .array(section)
      .meta({
        description:
          "The links of the item's dropdown, in order. Leave it out for an item without a dropdown.",
      })
      .optional(),
  })
  .meta({ description: "An item of the navigation bar." });

/** data/navigation.json: the navigation bar. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  label: text("Name of the navigation for those who do not see it."),
  skipLink: text(
    "Text of the first link of each page, which leads past the navigation.",
  ),
  homeLink: text("Name of the logo's link."),
  openMenu: text("Name of the button that opens the menu on phones."),
  closeMenu: text("Name of the same button while the menu is open."),
  sectionsButton: text(
    "Name of the button that opens an item's dropdown; {label} stands for the item's text.",
  ),
  contact: text("Text of the button that leads to the contact details."),
  items: z
    .array(item)
    .meta({ description: "The items, in the order of the bar." }),
});

/** The whole of data/navigation.json. */
export type NavigationContent = z.infer<typeof navigation>;
