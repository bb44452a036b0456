import { textLike } from "./fields";

/** Matches a picture's file extension in any case, because patterns have no flags. */
export const pictureName =
  /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

/** Returns a picture's path in `data/`, normalized to NFC, because macOS decomposes "é". */
export const pictureKey = (...steps: (string | undefined)[]): string =>
  steps.join("/").normalize();

/**
 * Declares the file name of a picture. `existingFiles` reports forbidden characters.
 *
 * @param subject the start of the description
 * @param folder relative to `data/`
 * @param minWidth the smallest width at which the picture is sharp on pages, in px
 */
export function image(
  subject: string,
  folder: string,
  minWidth: number,
  minHeight: number,
) {
  return textLike(
    `${subject}: the name of a file in data/${folder}, without the folder, that ends in .jpg, .png, .webp or .avif, at least ${minWidth} px wide and ${minHeight} px high.`,
    new RegExp(`^[^/\\\\]+${pictureName.source}`),
  ).meta({ title: "Picture", kind: "image", folder, minWidth, minHeight });
}
