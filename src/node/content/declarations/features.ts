import * as z from "zod";

import { image, pageMeta, shortText, text } from "../fields";

const feature = z
  .strictObject({
    id: z
      .int("a whole number")
      .min(1, "a whole number from 1")
      .meta({ description: "A number that no other feature has." }),
    title: text("The feature's name."),
    description: text("What it is, in a sentence or two."),
    image: image(
      "File name of the picture in data/images/features, at least 760 px wide and 360 px high.",
      "images/features",
      760,
      360,
    ),
    imageAlt: text("What the picture shows, for those who do not see it."),
    tags: z
      .array(
        shortText(
          "A short label of at most 24 characters, as in Coming Soon.",
          24,
          "so that it stays on one line",
        ),
      )
      .meta({ description: "Short labels on the card." }),
  })
  .meta({ description: "Something the community offers or will offer." });

/** data/features.json: the Features page. */
export const features = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  features: z
    .array(feature)
    .meta({ description: "The features, in the order of the page." }),
});
