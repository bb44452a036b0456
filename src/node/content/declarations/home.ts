import * as z from "zod";

import { image, list, object, pageMeta, shortText, text } from "../fields";
import { iconCard } from "./cards";

/** The map leaves Antarctica out: what lies further south would be covered. */
const SOUTHERNMOST = -80;
const latitude = `a latitude from ${SOUTHERNMOST} to 90, for the map ends there`;

/** A city and where it lies. */
export const place = object("A city and where it lies.", {
  city: text("The city's name."),
  lat: z
    .number()
    .min(SOUTHERNMOST, latitude)
    .max(90, latitude)
    .meta({
      description: `Latitude in degrees, from ${SOUTHERNMOST} to 90; south is negative.`,
    }),
  lng: z
    .number()
    .min(-180, "a longitude from -180 to 180")
    .max(180, "a longitude from -180 to 180")
    .meta({ description: "Longitude in degrees; west is negative." }),
});

const arc = object("A line on the map from one city to another.", {
  start: place,
  end: place,
});

const statistic = object("A figure with its label.", {
  number: shortText(
    "The figure in at most 7 characters, as in 50+.",
    7,
    "so that it fits on a phone",
  ),
  label: text("What is counted."),
});

const hero = object("The first thing a visitor sees.", {
  introduction: text("The sentence below the tagline."),
  learnMore: text("Text of the button that leads to the About page."),
  image: image(
    "Picture of the hero, in data/images/home.",
    "images/home",
    800,
    800,
  ),
  imageAlt: text("What the picture shows, for those who do not see it."),
});

const vision = object("Our Vision.", {
  heading: text("The section's heading."),
  introduction: text("The line below the heading."),
  cards: list("The cards, in order.", iconCard),
});

const ecosystem = object("Our Ecosystem, a timeline.", {
  heading: text("The section's heading."),
  introduction: text("The line below the heading."),
  items: list("The steps of the timeline, in order.", iconCard),
  exploreFeatures: text("Text of the button that leads to the features."),
});

const collaborate = object("The world map with its figures.", {
  heading: text("The section's heading."),
  introduction: text("The line below the heading."),
  mapLabel: text(
    "Name of the map for those who do not see it; it says that it is a world map.",
  ),
  citiesLabel: text("Introduces the list of connected cities."),
  arcs: list("Lines between cities, drawn one after the other.", arc),
  statistics: list("Figures below the map, in order.", statistic),
});

const questions = object("What stands round the questions of data/faqs.json.", {
  heading: text("The section's heading."),
  introduction: text("The line below the heading."),
  contactPrompt: text("The sentence before the contact button."),
  contact: text("Text of the button that opens the contact dialog."),
});

/** data/home.json: the home page. */
export const home = z.strictObject({
  $schema: z.string().optional(),
  meta: pageMeta,
  hero,
  vision,
  ecosystem,
  collaborate,
  questions,
});

export type HomeContent = z.infer<typeof home>;
