import { contentFile, list, object, text, sentences } from "./fields";

const faq = object("A question with its answer.", {
  question: text("The question, with its question mark."),
  answer: sentences("The answer, in a few sentences."),
}).meta({ title: "FAQ" });

export const faqs = contentFile({
  faqs: list("The FAQs, in the order of the page.", faq, {
    unique: ["question"],
  }).meta({
    title: "FAQs",
  }),
});
