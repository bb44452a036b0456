import { readFile, writeFile } from "node:fs/promises";

import sharp from "sharp";

import { themes } from "../src/styles/themes";

const { palette } = themes.dark;

/** Sizes in px; the width of the robot's head and the corners' radius in sizes. */
const icons = [
  // Phones round the corners of these two, and may crop the second to 80 %.
  { file: "apple-touch-icon.png", size: 180, fill: 0.66, radius: 0 },
  { file: "icons/icon-maskable-512.png", size: 512, fill: 0.56, radius: 0 },
  { file: "icons/icon-192.png", size: 192, fill: 0.68, radius: 0.22 },
  { file: "icons/icon-512.png", size: 512, fill: 0.68, radius: 0.22 },
];

/** Renders the PNG and ICO icons from `static/favicon.svg`. */
async function makeIcons(): Promise<void> {
  const favicon = await readFile("static/favicon.svg", "utf8");
  const png = await sharp(Buffer.from(favicon), { density: 144 })
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toBuffer();
  // The header of an .ico file with one 32-bit picture of 32 px.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.from(Uint32Array.of(png.length, 22).buffer);
  await writeFile("static/favicon.ico", Buffer.concat([head, place, png]));

  const dark =
    /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/;
  const glyph = Buffer.from(favicon.replace(dark, "$1"));
  for (const { file, size, fill, radius } of icons) {
    const width = Math.round(size * fill);
    const input = await sharp(glyph, { density: (72 * width) / 48 })
      .resize(width)
      .png()
      .toBuffer();
    const plate = `width="${size}" height="${size}" rx="${size * radius}"`;
    const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><radialGradient id="light"><stop stop-color="${palette.accent}" stop-opacity=".42"/><stop offset="1" stop-color="${palette.accent}" stop-opacity=".06"/></radialGradient><rect ${plate} fill="${palette.background}"/><rect ${plate} fill="url(#light)"/></svg>`;
    const picture = sharp(Buffer.from(background)).composite([{ input }]);
    if (radius === 0) picture.removeAlpha();
    await picture.png({ compressionLevel: 9 }).toFile(`static/${file}`);
  }
}

void makeIcons();
