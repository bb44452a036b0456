import { contentFile, list, object, text, sentences } from "./fields";
import { iconCard, meta, pageFields, pictureFields } from "./pageFields";

export const join = contentFile({
  ...pageFields,
  ...pictureFields("The picture of the hero", "images/join", 800, 500),
  reasons: object("Why to join.", {
    heading: text("The heading above the cards."),
    cards: list("The reasons, in order.", iconCard, { unique: ["title"] }),
  }),
  callToAction: object("The invitation at the end of the page.", {
    heading: text("The heading of the last section."),
    introduction: sentences("The line below the heading."),
    button: text("Text of the button that leads to the contact details."),
  }).meta({ title: "Invitation" }),
  meta,
});
