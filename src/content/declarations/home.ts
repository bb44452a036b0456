import {
  contentFile,
  list,
  number,
  object,
  shortText,
  text,
  sentences,
} from "./fields";
import { link } from "./links";
import { iconCard, meta, pictureFields, sectionFields } from "./pageFields";

/** The southernmost latitude of a city. The map has no Antarctica and ends there. */
const SOUTHERNMOST = -80;

const mapCity = object("A city with its coordinates.", {
  city: text("The city's name."),
  lat: number(
    `Latitude in degrees, from ${SOUTHERNMOST} to 90; south is negative.`,
    SOUTHERNMOST,
    90,
    `a latitude from ${SOUTHERNMOST} to 90 (the map ends there)`,
  ).meta({ title: "Latitude" }),
  lng: number(
    "Longitude in degrees; west is negative.",
    -180,
    180,
    "a longitude from -180 to 180",
  ).meta({ title: "Longitude" }),
});

const arc = object("A line on the map from one city to another.", {
  start: mapCity,
  end: mapCity,
}).meta({ title: "Arc" });

const statistic = object("A figure with its label.", {
  label: text("What is counted."),
  number: shortText(
    "The figure in at most 7 characters, such as 50+.",
    7,
    "so that it fits on a phone",
  ).meta({ title: "Figure" }),
}).meta({ title: "Figure" });

const hero = object("The first section of the page.", {
  introduction: sentences("The sentence below the tagline."),
  learnMore: text("Text of the button that leads to the About page.").meta({
    title: "Button",
  }),
  ...pictureFields("The picture of the hero", "images/home", 800, 800),
}).meta({ title: "Top of the page" });

const vision = object("Our Vision.", {
  ...sectionFields,
  cards: list("The cards, in order.", iconCard, { unique: ["title"] }),
});

const step = iconCard
  .extend({ link: link("Where the step leads once it has opened.").optional() })
  .meta({ title: "Card", description: "A step." });

const ecosystem = object("Our Ecosystem, a timeline.", {
  ...sectionFields,
  items: list("The items of the timeline, in order.", step, {
    unique: ["title"],
  }),
  exploreFeatures: text("Text of the button that leads to the features.").meta({
    title: "Button",
  }),
});

const upcoming = object(
  "The next entries of all programs; shown as long as there are any.",
  { heading: sectionFields.heading },
).meta({ title: "Coming up" });

const collaborate = object("The world map with its figures.", {
  ...sectionFields,
  arcs: list("Lines between cities, drawn one after the other.", arc),
  statistics: list("Figures below the map, in order.", statistic, {
    unique: ["label"],
  }),
}).meta({ title: "World map" });

const questions = object("The text around the FAQs of data/faqs.json.", {
  ...sectionFields,
  contactPrompt: text("The sentence before the contact button.").meta({
    title: "Sentence before the button",
  }),
  contact: text("Text of the button that opens the contact dialog.").meta({
    title: "Button",
  }),
});

export const home = contentFile({
  hero,
  vision,
  ecosystem,
  upcoming,
  collaborate,
  questions,
  meta,
});
