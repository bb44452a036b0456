import * as z from "zod";

import { image, list, object, pageMeta, text } from "../fields";
import { iconCard } from "./cards";

const whatIsGainova = object("What the community is.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", text("A paragraph.")),
  image: image(
    "Picture beside the text, in data/images/about.",
    "images/about",
    800,
    500,
  ),
  imageAlt: text("What the picture shows, for those who do not see it."),
});

const whyGainova = object("Why the community exists.", {
  heading: text("The section's heading."),
  introduction: text("The line below the heading."),
  cards: list("The reasons, in order.", iconCard),
});

/** data/about.json: the About page. */
export const about = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  whatIsGainova,
  whyGainova,
});
