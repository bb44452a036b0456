import about from "../fixtures/site/about.json";
import features from "../fixtures/site/features.json";
import home from "../fixtures/site/home.json";
import privacy from "../fixtures/site/legal/privacy-policy.json";
import site from "../fixtures/site/site.json";
import team from "../fixtures/site/team.json";
import join from "../fixtures/site/join.json";

interface Card {
  title: string;
  description: string;
}

const titles = (cards: readonly Card[]) => cards.map(({ title }) => title);

const shown = (cards: readonly Card[]) =>
  cards.map(({ title, description }) => title + description);

const { arcs, statistics } = home.collaborate;
const accounts = [...site.connect.accounts, ...site.follow.accounts];

/** The text of all matching elements in document order, by path and selector. */
export const shownTexts: Readonly<
  Record<string, Readonly<Record<string, string[]>>>
> = {
  "/": {
    "#home :is(h1, p)": [site.name, site.tagline, home.hero.introduction],
    "#goal :is(h2, h3)": [home.vision.heading, ...titles(home.vision.cards)],
    "#goal li": shown(home.vision.cards),
    "#features :is(h2, h3)": [
      home.ecosystem.heading,
      ...titles(home.ecosystem.items),
    ],
    "#collaborate figure li": [
      ...new Set(arcs.flatMap(({ start, end }) => [start.city, end.city])),
    ],
    "#collaborate li:not(figure *)": statistics.map(
      ({ number, label }) => number + label,
    ),
    "footer :is(h2, p)": [
      site.tagline,
      site.connect.heading,
      site.follow.heading,
      site.copyright,
    ],
    "footer li": [...accounts, ...site.legalLinks].map(({ label }) => label),
  },
  "/about": {
    "#whatisgainova :is(h2, p)": [
      about.whatIsGainova.heading,
      ...about.whatIsGainova.paragraphs,
    ],
    "#whygainova li": shown(about.whyGainova.cards),
  },
  "/privacy-policy": {
    "main section + section :is(h2, p)": privacy.sections.flatMap(
      ({ heading, paragraphs }) => [heading, ...paragraphs],
    ),
  },
  "/teams": {
    "main h2": team.groups.map(({ heading }) => heading),
    // The name is the only text on a card.
    "main li": team.groups.flatMap(({ members }) =>
      members.map(({ name }) => name),
    ),
  },
  "/features": {
    "main li:has(h2)": features.features.map((card) =>
      [...card.tags, card.title, card.description, card.link?.label].join(""),
    ),
  },
  "/join": { "#whyjoin li": shown(join.reasons.cards) },
};

/** The `href` of all matching links in document order, by path and selector. */
export const shownAddresses: Readonly<
  Record<string, Readonly<Record<string, string[]>>>
> = {
  "/": {
    "#home a": ["/about"],
    "#features a:not(li *)": ["/features"],
    "footer a": [
      "/",
      ...accounts.map(({ href }) => href),
      ...site.legalLinks.map(({ path }) => path),
    ],
  },
  "/nowhere": { "main a": ["/"] },
};
