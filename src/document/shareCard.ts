/** The format of every share card, the picture of a link on social media. */
export const SHARE_CARD = {
  width: 1200,
  height: 630,
  type: "image/jpeg",
} as const;

/** Returns where the share card of a page is, as in `/share/about.jpg`. */
export function shareCardPath(path: string): string {
  return `/share${path === "/" ? "/home" : path.replace(/\/$/, "")}.jpg`;
}
