import type * as z from "zod";

import { icon, list, object, optional, text, sentences } from "./fields";
import { image } from "./pictures";

/** The fields of a share picture. */
export const shareFields = {
  shareImage: image("The share picture", "images/share", 1200, 630).meta({
    title: "Share picture",
  }),
  shareImageAlt: sentences("What the picture on shared links shows.").meta({
    title: "Description of the share picture",
  }),
};

/** Returns a refinement that requires both fields or neither. */
export const bothOrNeither =
  (first: string, second: string) =>
  (value: object, context: z.core.$RefinementCtx): void => {
    const missing = [first, second].filter((name) => !(name in value));
    if (missing.length !== 1) return;
    const message = `both "${first}" and "${second}", or neither`;
    context.addIssue({ code: "custom", path: missing, message });
  };

export const meta = object(
  "What search engines and shared links show of the page.",
  {
    title: text("Title in the browser's tab and in search results.").meta({
      title: "Page title",
    }),
    description: sentences(
      "What the page offers, in 50 to 160 characters, for search results and shared links.",
    )
      .min(50)
      .max(160)
      .meta({
        expected:
          "a description of 50 to 160 characters, not blank, without control characters",
      }),
    ...optional(shareFields),
  },
)
  .meta({ title: "Search results", typeName: "PageMeta" })
  .superRefine(bothOrNeither("shareImage", "shareImageAlt"));

export const pageFields = {
  heading: text("The page's heading."),
  introduction: sentences("The line below the heading."),
};

export const sectionFields = {
  heading: text("The section's heading."),
  introduction: sentences("The line below the heading."),
};

export const textSection = object("A section of the text.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", sentences("A paragraph.")),
}).meta({ title: "Section" });

export const iconCard = object("A card.", {
  icon: icon("Icon above the title."),
  title: text("The card's title."),
  description: sentences("One or two sentences."),
}).meta({ title: "Card" });

/** Returns fields for an image and alternative text. Has the parameters of `image`. */
export const pictureFields = (...picture: Parameters<typeof image>) => ({
  image: image(...picture),
  imageAlt: sentences(
    "Alternative text: what the picture shows, for screen readers.",
  ).meta({ title: "Description of the picture" }),
});
