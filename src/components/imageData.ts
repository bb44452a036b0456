import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture file as a page's query gives it. */
export interface ImageFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
  } | null;
}

/**
 * The responsive picture made of a file.
 *
 * @throws if the file is no picture; the check of `data/` finds that earlier
 */
export function imageData(file: ImageFile): IGatsbyImageData {
  if (!file.childImageSharp) throw new Error("The file is no picture.");
  return file.childImageSharp.gatsbyImageData;
}
