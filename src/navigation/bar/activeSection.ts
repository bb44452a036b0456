/** Where a section lies, in px from the top of the document. */
export interface SectionBounds {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The section that a visitor is reading.
 *
 * @param position the scroll position plus a third of the viewport's height
 * @param sections the sections, in the order in which they are asked
 * @returns the id of the first one that the position is in, if it is in one
 */
export function activeSection(
  position: number,
  sections: readonly SectionBounds[],
): string | undefined {
  return sections.find(
    ({ top, bottom }) => position >= top && position < bottom,
  )?.id;
}
