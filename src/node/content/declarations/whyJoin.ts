import * as z from "zod";

import { image, pageMeta, text } from "../fields";
import { iconCard } from "./cards";

/** data/why-join.json: the Join page. */
export const whyJoin = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  image: image(
    "Picture of the hero, in data/images/join.",
    "images/join",
    800,
    500,
  ),
  imageAlt: text("What the picture shows, for those who do not see it."),
  reasons: z
    .strictObject({
      heading: text("The heading above the cards."),
      cards: z.array(iconCard).meta({ description: "The reasons, in order." }),
    })
    .meta({ description: "Why to join." }),
  callToAction: z
    .strictObject({
      heading: text("The heading of the last section."),
      introduction: text("The line below the heading."),
      button: text("Text of the button that leads to the contact details."),
    })
    .meta({ description: "The invitation at the end of the page." }),
});
