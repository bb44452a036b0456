interface Route {
  /** The id of the page's hero, by whose height the bar turns `scrolled`. */
  hero?: string;
  /** Where a visit without an anchor starts. */
  arrival: "hero" | "top";
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
  "/": { hero: "home", arrival: "hero", anchors: homeSections },
  "/about": {
    hero: "about-hero",
    arrival: "hero",
    anchors: ["whatisgainova", "whygainova"],
  },
  "/teams": {
    hero: "teams-hero",
    arrival: "hero",
    anchors: [
      "lead",
      "projectmanagement",
      "research",
      "tech",
      "marketing",
      "creative",
    ],
  },
  "/features": { hero: "features-hero", arrival: "hero", anchors: [] },
  "/join": { hero: "join-hero", arrival: "top", anchors: [] },
  "/privacy-policy": { arrival: "top", anchors: [] },
  "/terms": { arrival: "top", anchors: [] },
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
