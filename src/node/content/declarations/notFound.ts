import * as z from "zod";

import { image, pageMeta, text } from "../fields";

/** data/not-found.json: the page for addresses that lead nowhere. */
export const notFound = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  heading: text("The page's heading."),
  introduction: text("The line below the heading."),
  homeLink: text("Text of the button that leads home."),
  image: image(
    "Picture of the page, in data/images/not-found.",
    "images/not-found",
    600,
    600,
  ),
  imageAlt: text("What the picture shows, for those who do not see it."),
});
