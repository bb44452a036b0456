import { fixedPaths } from "../pages";
import { contentFile, date, list, textLike } from "./fields";
import { namePattern } from "./links";
import { meta, pageFields, textSection } from "./pageFields";

/** The names of other pages, and of folders and pages that Gatsby and hosts use. */
const reservedNames = [
  "index",
  "404",
  "admin",
  "static",
  "page-data",
  "slice-data",
  "images",
  "icons",
  ...fixedPaths.flatMap((page) => page.slice(1) || []),
];

export const legal = contentFile({
  sections: list("The sections, in order.", textSection, {
    unique: ["heading"],
  }),
  path: textLike(
    `The path of the page, such as /terms: a slash, then lowercase letters, digits and hyphens, and none of ${reservedNames.join(", ")}.`,
    new RegExp(`^/(?!(${reservedNames.join("|")})$)${namePattern}$`),
  ).meta({ title: "Path" }),
  ...pageFields,
  updated: date("The day of the last change").meta({
    title: "Last change",
  }),
  meta,
}).meta({ unique: [{ fields: ["path"] }] });
