import about from "../fixtures/site/about.json";
import features from "../fixtures/site/features.json";
import home from "../fixtures/site/home.json";
import privacy from "../fixtures/site/legal/privacy-policy.json";
import terms from "../fixtures/site/legal/terms.json";
import notFound from "../fixtures/site/not-found.json";
import site from "../fixtures/site/site.json";
import team from "../fixtures/site/team.json";
import join from "../fixtures/site/why-join.json";
import { notFoundPath } from "./pageSetup";

export interface Page {
  path: string;
  heading: string;
  meta: { title: string; description: string };
  /** The ids of its sections, from top to bottom. */
  sections: string[];
}

export const pages: Page[] = [
  {
    path: "/",
    heading: site.name,
    meta: home.meta,
    sections: ["home", "goal", "features", "collaborate", "faqs"],
  },
  {
    path: "/about",
    heading: about.heading,
    meta: about.meta,
    sections: ["about-hero", "whatisgainova", "whygainova"],
  },
  {
    path: "/teams",
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
    heading: features.heading,
    meta: features.meta,
    sections: ["features-hero"],
  },
  {
    path: "/join",
    heading: join.heading,
    meta: join.meta,
    sections: [],
  },
  {
    path: "/privacy-policy",
    heading: privacy.heading,
    meta: privacy.meta,
    sections: [],
  },
  {
    path: "/terms",
    heading: terms.heading,
    meta: terms.meta,
    sections: [],
  },
];

/** The 404 page, at a path that no page has. */
export const notFoundPage: Page = {
  path: notFoundPath,
  heading: notFound.heading,
  meta: notFound.meta,
  sections: [],
};
