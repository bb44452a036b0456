import sharp from "sharp";

const DARK_RULES =
  /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/;

/**
 * The look that an SVG icon has in dark mode, in every mode.
 *
 * @throws Error if the icon has no dark mode
 */
export function darkVariant(svg: string): string {
  if (!DARK_RULES.test(svg)) throw new Error("The icon has no dark mode.");
  return svg.replace(DARK_RULES, "$1");
}

/**
 * A PNG in the container of an .ico file, which has a header of 6 bytes and an
 * entry of 16 for each picture.
 *
 * @param png a square picture
 * @param size its width and height in px, less than 256
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

interface IconForm {
  /** Width and height in px. */
  size: number;
  /** Width of the glyph, in parts of the size. */
  fill: number;
  /** Radius of the corners, in parts of the size. */
  radius: number;
  ground: string;
  accent: string;
}

/**
 * A glyph in the middle of a coloured ground with a soft light behind it.
 *
 * @param glyph a square SVG
 * @returns a PNG
 */
export async function iconOnGround(
  glyph: string,
  { size, fill, radius, ground, accent }: IconForm,
): Promise<Buffer> {
  const width = Math.round(size * fill);
  const input = await sharp(Buffer.from(glyph), { density: (72 * width) / 48 })
    .resize(width, width)
    .png()
    .toBuffer();
  const corner = size * radius;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><radialGradient id="light"><stop stop-color="${accent}" stop-opacity=".42"/><stop offset="1" stop-color="${accent}" stop-opacity=".06"/></radialGradient><rect width="${size}" height="${size}" rx="${corner}" fill="${ground}"/><rect width="${size}" height="${size}" rx="${corner}" fill="url(#light)"/></svg>`;
  const picture = sharp(Buffer.from(plate)).composite([{ input }]);
  if (radius === 0) picture.removeAlpha();
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
