import * as z from "zod";

import { image, pageMeta, shortText, text } from "../fields";
import { iconCard } from "./cards";

/** The map leaves Antarctica out: what lies further south would be covered. */
const SOUTHERNMOST = -80;
const latitude = `a latitude from ${SOUTHERNMOST} to 90, for the map ends there`;

const place = z
  .strictObject({
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
  })
  .meta({ description: "A city and where it lies." });

const arc = z
  .strictObject({ start: place, end: place })
  .meta({ description: "A line on the map from one city to another." });

const statistic = z
  .strictObject({
    number: shortText(
      "The figure in at most 7 characters, as in 50+.",
      7,
      "so that it fits on a phone",
    ),
    label: text("What is counted."),
  })
  .meta({ description: "A figure with its label." });

const hero = z
  .strictObject({
    introduction: text("The sentence below the tagline."),
    learnMore: text("Text of the button that leads to the About page."),
    image: image(
      "Picture of the hero, in data/images/home.",
      "images/home",
      800,
      800,
    ),
    imageAlt: text("What the picture shows, for those who do not see it."),
  })
  .meta({ description: "The first thing a visitor sees." });

const vision = z
  .strictObject({
    heading: text("The section's heading."),
    introduction: text("The line below the heading."),
    cards: z.array(iconCard).meta({ description: "The cards, in order." }),
  })
  .meta({ description: "Our Vision." });

const ecosystem = z
  .strictObject({
    heading: text("The section's heading."),
    introduction: text("The line below the heading."),
    items: z
      .array(iconCard)
      .meta({ description: "The steps of the timeline, in order." }),
    exploreFeatures: text("Text of the button that leads to the features."),
  })
  .meta({ description: "Our Ecosystem, a timeline." });

const collaborate = z
  .strictObject({
    heading: text("The section's heading."),
    introduction: text("The line below the heading."),
    mapLabel: text(
      "Name of the map for those who do not see it; it says that it is a world map.",
    ),
    citiesLabel: text("Introduces the list of connected cities."),
    arcs: z.array(arc).meta({
      description: "Lines between cities, drawn one after the other.",
    }),
    statistics: z
      .array(statistic)
      .meta({ description: "Figures below the map, in order." }),
  })
  .meta({ description: "The world map with its figures." });

const questions = z
  .strictObject({
    heading: text("The section's heading."),
    introduction: text("The line below the heading."),
    contactPrompt: text("The sentence before the contact button."),
    contact: text("Text of the button that opens the contact dialog."),
  })
  .meta({ description: "What stands round the questions of data/faqs.json." });

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

/** The whole of data/home.json. */
export type HomeContent = z.infer<typeof home>;
