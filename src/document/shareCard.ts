/** The form of every share card, the picture that a shared link shows. */
export const SHARE_CARD = {
  width: 1200,
  height: 630,
  type: "image/jpeg",
} as const;

/**
 * Where the site finds the share card of a page.
 *
 * @param path path of the page, as links write it
 * @returns a path such as `/share/about.jpg`
 */
export function shareCardPath(path: string): string {
  return `/share${path === "/" ? "/home" : path.replace(/\/$/, "")}.jpg`;
}
