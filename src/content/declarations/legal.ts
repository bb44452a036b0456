import type * as z from "zod";

import {
  contentFile,
  date,
  formPositions,
  isPortable,
  list,
  ownPath,
  PORTABLE,
  text,
} from "./fields";
import { pageFields, textSection } from "./pageFields";

export const legal = contentFile({
  path: ownPath("The page's address on this site, such as /terms.")
    .meta({ title: "Address" })
    .refine((path) => !path.endsWith("/index"), {
      error:
        "a path that does not end in /index, which hosts take for the page above it; choose another name, such as /terms",
    })
    .refine(isPortable, `a path of ${PORTABLE}`),
  ...pageFields,
  updated: date("Day of the last change, such as 2025-01-31.").meta({
    title: "Last change",
  }),
  updatedLabel: text("Text before the date of the last change.").meta({
    title: "Words before the date",
  }),
  sections: list("The sections, in order.", textSection, {
    unique: ["heading"],
  }).register(formPositions, {
    position: "first",
  }),
});

export type LegalContent = z.infer<typeof legal>;
