import { checkSource } from "../src/content/checkSource";
import type { ContentSource } from "../src/content/content";

/** Returns the pictures that nothing uses; none while there are problems. */
export const unusedPictures = (
  source: ContentSource,
  { warnings } = checkSource(source),
): string[] =>
  warnings
    .flatMap(({ places }) => places)
    .map((place) => place.slice(source.folder.length + 1))
    .filter((file) => source.pictures.has(file));
