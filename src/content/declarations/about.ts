import { contentFile, list, object, text, sentences } from "./fields";
import {
  iconCard,
  meta,
  pageFields,
  pictureFields,
  sectionFields,
} from "./pageFields";

const whatIsGainova = object("What the community is.", {
  heading: text("The section's heading."),
  paragraphs: list("The paragraphs, in order.", sentences("A paragraph.")),
  ...pictureFields("The picture next to the text", "images/about", 800, 500),
}).meta({ title: "What is GAINOVA" });

const whyGainova = object("Why the community exists.", {
  ...sectionFields,
  cards: list("The reasons, in order.", iconCard, { unique: ["title"] }),
}).meta({ title: "Why GAINOVA" });

export const about = contentFile({
  ...pageFields,
  whatIsGainova,
  whyGainova,
  meta,
});
