/**
 * The scroll position past which the bar gets its own ground.
 *
 * @param heroHeight height of the page's hero in px; undefined without a hero
 * @returns the position in px
 */
export function scrolledThreshold(heroHeight: number | undefined): number {
  return heroHeight === undefined ? 50 : heroHeight - 80;
}
