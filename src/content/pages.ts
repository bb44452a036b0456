/** The sections of the home page, whose ids docs/specification.md names, in the order of the bar. */
export const homeSections = [
  "home",
  "goal",
  "collaborate",
  "features",
  "faqs",
] as const;

/** The groups of the team page. */
export const teamAnchors = [
  "lead",
  "projectmanagement",
  "research",
  "tech",
  "marketing",
  "creative",
] as const;

/** The id of the footer, on every page. */
export const CONTACT_ANCHOR = "contact";

/** The pages that are there with any content but the 404 page, and their ids for links. */
export const pages = {
  "/": homeSections,
  "/about": ["about-hero", "whatisgainova", "whygainova"],
  "/teams": ["teams-hero", ...teamAnchors],
  "/features": ["features-hero"],
  "/join": ["join-hero"],
} as const;

export type PagePath = keyof typeof pages;

/** Their paths. */
export const fixedPaths: readonly string[] = Object.keys(pages);

/**
 * Returns the path of a program's page, as in `/features/podcast` for
 * `data/programs/podcast.json`; undefined for other files.
 */
export function programPath(file: string): `/features/${string}` | undefined {
  const [, name] = /(?:^|\/)programs\/([^/]+)\.json$/.exec(file) ?? [];
  return name === undefined ? undefined : `/features/${name}`;
}

interface Group {
  anchor: string;
  members: readonly unknown[];
}

/** Returns the ids on a page that links may lead to; groups without members are hidden. */
export function anchorsOn(page: string, groups?: readonly Group[]): string[] {
  const hidden: readonly string[] = teamAnchors.filter((anchor) =>
    groups?.every((group) => group.anchor !== anchor || !group.members.length),
  );
  const all: readonly string[] = page in pages ? pages[page as PagePath] : [];
  return [...all.filter((id) => !hidden.includes(id)), CONTACT_ANCHOR];
}
