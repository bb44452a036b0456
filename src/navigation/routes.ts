interface Route {
  /** What makes the page; a legal page exists if it has a file in `data/`. */
  madeFrom: "src/pages" | "data/legal";
  /** The id of the page's hero, where a visit without an anchor starts. */
  hero?: string;
  /** The ids of the page's sections that links may lead to. */
  anchors: readonly string[];
}

/** The sections of the home page, in the order in which they may be active. */
export const homeSections = [
  "home",
  "goal",
  "collaborate",
  "features",
  "faqs",
] as const;

/** The footer's id. It is on every page. */
export const contactAnchor = "contact";

/** The id of the main content. It is on every page. */
export const mainAnchor = "main";

/** Every page of the site, by its path. */
export const routes = {
  "/": { madeFrom: "src/pages", hero: "home", anchors: homeSections },
  "/about": {
    madeFrom: "src/pages",
    hero: "about-hero",
    anchors: ["whatisgainova", "whygainova"],
  },
  "/teams": {
    madeFrom: "src/pages",
    hero: "teams-hero",
    anchors: [
      "lead",
      "projectmanagement",
      "research",
      "tech",
      "marketing",
      "creative",
    ],
  },
  "/features": { madeFrom: "src/pages", hero: "features-hero", anchors: [] },
  "/join": { madeFrom: "src/pages", hero: "join-hero", anchors: [] },
  "/privacy-policy": { madeFrom: "data/legal", anchors: [] },
  "/terms": { madeFrom: "data/legal", anchors: [] },
} as const satisfies Readonly<Record<string, Route>>;

/** The route at a path; none for a path that no page has. */
export function routeAt(path: string): Route | undefined {
  return (routes as Readonly<Record<string, Route>>)[path];
}

/** Every id on a page that a link may lead to; none where there is no page. */
export function anchorsAt(path: string): readonly string[] {
  const route = routeAt(path);
  if (!route) return [];
  const { hero, anchors } = route;
  const heroes = hero === undefined || anchors.includes(hero) ? [] : [hero];
  return [...heroes, ...anchors, contactAnchor];
}
