import type * as z from "zod";

import { icon, object, text } from "../fields";

/** A card with an icon, a title and a few words. */
export const iconCard = object("A card.", {
  icon: icon("Icon above the title."),
  title: text("The card's title."),
  description: text("One or two sentences."),
});
