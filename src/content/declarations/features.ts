import * as z from "zod";

import {
  contentFile,
  list,
  object,
  shortText,
  text,
  sentences,
} from "./fields";
import { link } from "./links";
import { meta, pageFields, pictureFields } from "./pageFields";

const feature = object("Something the community offers or plans to offer.", {
  id: z.int().min(1).meta({
    title: "Number",
    description: "A number that no other feature has.",
    expected: "a whole number from 1, of at most 15 digits",
  }),
  title: text("The feature's name."),
  description: sentences("The description, in one or two sentences."),
  ...pictureFields("The picture", "images/features", 760, 360),
  tags: list(
    "Short labels on the card.",
    shortText(
      "A short label of at most 24 characters, such as Coming Soon.",
      24,
    ),
    { mayBeEmpty: true },
  ),
  link: link("Where the card leads once it has opened.").optional(),
}).meta({ title: "Feature" });

export const features = contentFile({
  features: list("The features, in the order of the page.", feature, {
    unique: ["title", "id"],
  }),
  ...pageFields,
  meta,
});
