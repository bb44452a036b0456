import { readFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { SHARE_CARD } from "../../document/shareCard";
import { cardGround } from "./ground";
import { arrangeScene, type ScenePlan } from "./scene";
import { layOutWords } from "./words";

/** What stands on a card. */
export interface Card {
  /** The words that the card is about. */
  title: string;
  /** The line below the title; a poster has none. */
  tagline: string;
  /** Whether the logo is large, and the title a line below it. */
  poster?: boolean;
  /** The picture at the right. */
  scene: ScenePlan;
}

const LOGO_FILE = "static/images/logo-dark.svg";
const LOGO = { width: 276, height: 48 };

/** Networks take more, but a link's picture should come at once. */
const MAX_BYTES = 120_000;
const qualities = [90, 84, 78, 70, 60];

const { width, height } = SHARE_CARD;

async function logo(wanted: number): Promise<Buffer> {
  return sharp(readFileSync(path.resolve(LOGO_FILE)), {
    density: (72 * wanted) / LOGO.width,
  })
    .resize({ width: wanted })
    .png()
    .toBuffer();
}

/** The picture as a JPEG, as good as the limit of its size allows. */
async function compress(picture: Buffer): Promise<Buffer> {
  let file = picture;
  for (const quality of qualities) {
    file = await sharp(picture)
      .jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true })
      .toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
}

/**
 * Draws a share card; the same card is the same file each time.
 *
 * @returns a JPEG of 1200 × 630 px, at most 120 kB
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const scene = await arrangeScene(card.scene);
  const words = layOutWords(card, scene.textWidth);
  const picture = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cardGround}${scene.behind}${words.shapes}</svg>`,
    ),
  )
    .composite([
      ...scene.layers,
      {
        input: await logo(words.logo.width),
        left: words.logo.left,
        top: words.logo.top,
      },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return compress(picture);
}
