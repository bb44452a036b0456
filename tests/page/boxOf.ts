import type { Locator } from "@playwright/test";

/**
 * Returns where an element is in the window, in px.
 *
 * @throws Error if it has no box
 */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} has no box`);
  return box;
}
