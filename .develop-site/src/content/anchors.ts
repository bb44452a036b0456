/** The sections of the home page, in the order of the specification. */
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

/** The ids on a page that links may lead to, besides the footer's. */
export const anchors: Readonly<Record<string, readonly string[]>> = {
  "/": homeSections,
  "/about": ["about-hero", "whatisgainova", "whygainova"],
  "/teams": ["teams-hero", ...teamAnchors],
  "/features": ["features-hero"],
  "/join": ["join-hero"],
};
