import type { Locator } from "@playwright/test";

/**
 * Returns an element's position in the viewport and size, in px.
 *
 * @throws Error if the element has no box
 */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} has no box`);
  return box;
}
