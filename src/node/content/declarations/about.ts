import * as z from "zod";

import { image, pageMeta, text } from "../fields";
import { iconCard } from "./cards";

const whatIsGainova = z
  .strictObject({
    heading: text("The section's heading."),
    paragraphs: z
      .array(text("A paragraph."))
      .meta({ description: "The paragraphs, in order." }),
    image: image(
      "Picture beside the text, in data/images/about.",
      "images/about",
      800,
      500,
    ),
    imageAlt: text("What the picture shows, for those who do not see it."),
  })
  .meta({ description: "What the community is." });

const whyGainova = z
  .strictObject({
    heading: text("The section's heading."),
    introduction: text("The line below the heading."),
    cards: z.array(iconCard).meta({ description: "The reasons, in order." }),
  })
  .meta({ description: "Why the community exists." });

/** data/about.json: the About page. */
export const about = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  whatIsGainova,
  whyGainova,
});
