interface Route {
  /** A legal page exists only if it has a file in `data/legal`. */
  madeFrom: "src/pages" | "data/legal";
  hero?: string;
  anchors: readonly string[];
}

/** The sections of the home page, in the order of the specification. */
export const homeSections = [
  "home",
  "goal",
  "collaborate",
  "features",
  "faqs",
] as const;

export const contactAnchor = "contact";

export const mainAnchor = "main";

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

export function routeAt(path: string): Route | undefined {
  return (routes as Readonly<Record<string, Route>>)[path];
}

/** Returns every id on a page that a link may lead to. */
export function anchorsAt(path: string): readonly string[] {
  const route = routeAt(path);
  if (!route) return [];
  const { hero, anchors } = route;
  const heroes = hero === undefined || anchors.includes(hero) ? [] : [hero];
  return [...heroes, ...anchors, contactAnchor];
}
