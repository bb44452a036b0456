/** The ids of Home's sections (docs/specification.md), in the order that the bar checks. */
export const homeSections = [
  "home",
  "goal",
  "collaborate",
  "features",
  "faqs",
] as const;

/** The anchors of groups on the teams page. */
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

/** The pages that exist for any content (except the 404 page), with their ids. */
export const pages = {
  "/": homeSections,
  "/about": ["about-hero", "whatisgainova", "whygainova"],
  "/teams": ["teams-hero", ...teamAnchors],
  "/features": ["features-hero"],
  "/join": ["join-hero"],
} as const;

export type PagePath = keyof typeof pages;

/** The paths of these pages. */
export const fixedPaths: readonly string[] = Object.keys(pages);

/**
 * Returns the path of a program's page, for example `/features/podcast` for
 * `data/programs/podcast.json`. Returns undefined for other files.
 */
export function programPath(file: string): `/features/${string}` | undefined {
  const [, name] = /(?:^|\/)programs\/([^/]+)\.json$/.exec(file) ?? [];
  return name === undefined ? undefined : `/features/${name}`;
}

interface Group {
  anchor: string;
  members: readonly unknown[];
}

/** Returns the possible link targets (ids) on a page, without the ids of hidden groups. */
export function anchorsOn(page: string, groups?: readonly Group[]): string[] {
  const hidden: readonly string[] = teamAnchors.filter((anchor) =>
    groups?.every((group) => group.anchor !== anchor || !group.members.length),
  );
  const all: readonly string[] = page in pages ? pages[page as PagePath] : [];
  return [...all.filter((id) => !hidden.includes(id)), CONTACT_ANCHOR];
}
