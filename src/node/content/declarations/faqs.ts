import * as z from "zod";

import { text } from "../fields";

const faq = z
  .strictObject({
    question: text("The question, with its question mark."),
    answer: text("The answer, in a few sentences."),
  })
  .meta({ description: "A question with its answer." });

/** data/faqs.json: the questions of the home page. */
export const faqs = z.strictObject({
  $schema: z.string().optional(),
  faqs: z
    .array(faq)
    .meta({ description: "The questions, in the order of the page." }),
});
