import { textLike } from "./fields";

/** The end of a picture's name; in letters of both cases, since patterns have no flags. */
export const pictureName =
  /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

/** Returns a picture's path in `data/`, in composed letters: macOS decomposes "é". */
export const pictureKey = (...steps: (string | undefined)[]): string =>
  steps.join("/").normalize();

/**
 * Declares the file name of an image. The check of file names reports the characters
 * that it must not have.
 *
 * @param subject starts the description
 * @param folder relative to `data/`
 * @param minWidth the smallest width in px that stays sharp where it is shown
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
