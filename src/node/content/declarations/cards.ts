import * as z from "zod";

import { icon, text } from "../fields";

/** A card with an icon, a title and a few words. */
export const iconCard = z
  .strictObject({
    icon: icon("Icon above the title."),
    title: text("The card's title."),
    description: text("One or two sentences."),
  })
  .meta({ description: "A card." });
