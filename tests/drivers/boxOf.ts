import type { Locator } from "@playwright/test";

/**
 * Returns the position of an element in the viewport and its size, in px.
 *
 * @throws Error if it has no box
 */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} has no box`);
  return box;
}
