import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { themes } from "../src/styles/themes";
import { darkVariant, icoFile, iconOnGround } from "./icons/draw";

const { ground, accent } = themes.dark.palette;

/** How much of each icon the robot's head fills, and the corners' radius. */
const onGround = [
  // A phone rounds the corners of these two itself; of the second it may cut
  // off all but the middle 80 %.
  { file: "apple-touch-icon.png", size: 180, fill: 0.66, radius: 0 },
  { file: "icons/icon-maskable-512.png", size: 512, fill: 0.56, radius: 0 },
  { file: "icons/icon-192.png", size: 192, fill: 0.68, radius: 0.22 },
  { file: "icons/icon-512.png", size: 512, fill: 0.68, radius: 0.22 },
];

/** Makes the icons that are no vectors from `static/favicon.svg`. */
async function makeIcons(folder: string): Promise<void> {
  const favicon = await readFile(path.join(folder, "favicon.svg"), "utf8");
  await mkdir(path.join(folder, "icons"), { recursive: true });
  const write = async (file: string, content: Buffer) => {
    await writeFile(path.join(folder, file), content);
    console.log(`${file} ${(content.length / 1000).toFixed(1)} kB`);
  };

  const small = await sharp(Buffer.from(favicon), { density: 144 })
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toBuffer();
  await write("favicon.ico", icoFile(small, 32));

  const glyph = darkVariant(favicon);
  for (const { file, ...form } of onGround) {
    await write(file, await iconOnGround(glyph, { ...form, ground, accent }));
  }
}

void makeIcons(path.resolve("static"));
