import about from "../../data/about.json";
import features from "../../data/features.json";
import home from "../../data/home.json";
import privacy from "../../data/legal/privacy-policy.json";
import terms from "../../data/legal/terms.json";
import notFound from "../../data/not-found.json";
import site from "../../data/site.json";
import team from "../../data/team.json";
import join from "../../data/why-join.json";

/** A page as a visitor finds it. */
export interface Page {
  path: string;
  /** How the specification calls it. */
  name: string;
  /** What its `<h1>` says. */
  heading: string;
  meta: { title: string; description: string };
  /** The ids of its sections, from top to bottom. */
  sections: string[];
}

/** All pages that have an address, by the specification's table of routes. */
export const pages: Page[] = [
  {
    path: "/",
    name: "Home",
    heading: site.name,
    meta: home.meta,
    sections: ["home", "goal", "features", "collaborate", "faqs"],
  },
  {
    path: "/about",
    name: "About",
    heading: about.heading,
    meta: about.meta,
    sections: ["about-hero", "whatisgainova", "whygainova"],
  },
  {
    path: "/teams",
    name: "Team",
    heading: team.heading,
    meta: team.meta,
    sections: [
      "teams-hero",
      "lead",
      "projectmanagement",
      "research",
      "tech",
      "marketing",
      "creative",
    ],
  },
  {
    path: "/features",
    name: "Features",
    heading: features.heading,
    meta: features.meta,
    sections: ["features-hero"],
  },
  {
    path: "/join",
    name: "second landing",
    heading: join.heading,
    meta: join.meta,
    sections: [],
  },
  {
    path: "/privacy-policy",
    name: "Privacy Policy",
    heading: privacy.heading,
    meta: privacy.meta,
    sections: [],
  },
  {
    path: "/terms",
    name: "Terms of Service",
    heading: terms.heading,
    meta: terms.meta,
    sections: [],
  },
];

/** What answers an address that leads nowhere. */
export const lostPage: Page = {
  path: "/nowhere",
  name: "404",
  heading: notFound.heading,
  meta: notFound.meta,
  sections: [],
};

/** A text as a pattern that matches nothing else. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
