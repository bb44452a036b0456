import {
  anchorPath,
  contentFile,
  list,
  object,
  pagePath,
  shortText,
  text,
} from "../fields";

const section = object("A link to a section of a page.", {
  label: shortText(
    "The link's text, of at most 32 characters.",
    32,
    "so that the dropdown stays narrow",
  ),
  path: anchorPath("The section that the link leads to.").meta({
    title: "Section",
  }),
}).meta({ title: "Section" });

const item = object("An item of the navigation bar.", {
  label: shortText(
    "The link's text, of at most 24 characters.",
    24,
    "so that it stays on one line",
  ),
  path: pagePath("The page that the link leads to.").meta({ title: "Page" }),
  subsections: list(
    "The links of the item's dropdown, in order. Leave it out for an item without a dropdown.",
    section,
  )
    .meta({ title: "Sections" })
    .optional(),
}).meta({ title: "Item" });

export const navigation = contentFile({
  label: text("Name of the navigation for screen readers."),
  skipLink: text(
    "Text of the first link of each page, which skips the navigation.",
  ),
  homeLink: text("Name of the logo's link."),
  openMenu: text("Name of the button that opens the menu on phones."),
  closeMenu: text("Name of the same button while the menu is open."),
  sectionsButton: text(
    "Name of the button that opens an item's dropdown; {label} stands for the item's text.",
  ),
  contact: shortText(
    "Text of the button that leads to the contact details, of at most 12 characters.",
    12,
    "so that it stays on one line",
  ).meta({ title: "Contact button" }),
  items: list(
    "The items, in the order of the bar. A window that is too narrow for all of them shows the menu button.",
    item,
  ),
});
