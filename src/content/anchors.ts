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
const pages = {
  "/": homeSections,
  "/about": ["about-hero", "whatisgainova", "whygainova"],
  "/teams": ["teams-hero", ...teamAnchors],
  "/features": ["features-hero"],
  "/join": ["join-hero"],
} as const;

export type PagePath = keyof typeof pages;

export const anchors: Readonly<Record<string, readonly string[]>> = pages;

interface Group {
  anchor: string;
  members: readonly unknown[];
}

/** Returns the ids on a page that links may lead to; groups without members are hidden. */
export function anchorsOn(page: string, groups?: readonly Group[]): string[] {
  const hidden: readonly string[] = teamAnchors.filter((anchor) =>
    groups?.every((group) => group.anchor !== anchor || !group.members.length),
  );
  const shown = anchors[page]?.filter((id) => !hidden.includes(id)) ?? [];
  return [...shown, CONTACT_ANCHOR];
}
