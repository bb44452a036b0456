import sharp, { type OverlayOptions } from "sharp";

import { themes } from "../../styles/themes";
import { standingFree, type Pose, type Scene } from "./figure";

/** A place on the card, in px. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PANEL: Frame = { left: 496, top: 93, width: 644, height: 444 };
const PANEL_TEXT_WIDTH = 396;

/** One large tile and two small ones beside it, as wide as the panel. */
const TILES: readonly Frame[] = [
  { left: 496, top: 103, width: 424, height: 424 },
  { left: 936, top: 103, width: 204, height: 204 },
  { left: 936, top: 323, width: 204, height: 204 },
];

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** The part of a picture that fills a frame. */
async function crop(
  picture: string,
  { width, height }: Frame,
  focus: number,
): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize({ width, height, fit: "outside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) * focus);
  const top = Math.round((info.height - height) / 2);
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}

async function tile(
  picture: string,
  frame: Frame,
  focus: number,
): Promise<OverlayOptions[]> {
  const { left, top, width, height } = frame;
  const shape = svg(
    width,
    height,
    `<rect width="${width}" height="${height}" rx="28"/>`,
  );
  const edge = svg(
    width,
    height,
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="27" fill="none" stroke="${themes.dark.palette.text}" stroke-opacity=".16" stroke-width="2"/>`,
  );
  const input = await sharp(await crop(picture, frame, focus))
    .composite([{ input: shape, blend: "dest-in" }])
    .png()
    .toBuffer();
  return [
    { input, left, top },
    { input: edge, left, top },
  ];
}

async function panels(
  pictures: readonly string[],
  frames: readonly Frame[],
  focus: number,
): Promise<Scene> {
  const layers: OverlayOptions[] = [];
  for (const [index, frame] of frames.entries()) {
    const picture = pictures[index];
    if (picture) layers.push(...(await tile(picture, frame, focus)));
  }
  return { layers, behind: "", textWidth: PANEL_TEXT_WIDTH };
}

/** What a scene is made of. */
export interface ScenePlan {
  /** Files of the pictures, at least one. */
  pictures: readonly string[];
  /** How a robot without a background stands; the whole of it, if not told. */
  pose?: Pose;
  /**
   * Which part of a picture stays that is too wide for its panel: 0 is the
   * left, 1 the right; the middle, if not told.
   */
  focus?: number;
}

/**
 * Arranges pictures on the right side of a card: a robot without a background
 * stands free, other pictures become panels with round corners; of three, one
 * is large.
 */
export async function arrangeScene({
  pictures,
  pose = "standing",
  focus = 0.5,
}: ScenePlan): Promise<Scene> {
  const [first] = pictures;
  if (!first) throw new Error("A share card needs a picture.");
  if (pictures.length >= TILES.length) return panels(pictures, TILES, focus);
  const { isOpaque } = await sharp(first).stats();
  return isOpaque ? panels([first], [PANEL], focus) : standingFree(first, pose);
}
