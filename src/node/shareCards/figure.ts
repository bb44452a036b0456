import sharp, { type OverlayOptions } from "sharp";

import { SHARE_CARD } from "../../document/shareCard";

/** The right side of a card, and how much room it leaves for words. */
export interface Scene {
  layers: OverlayOptions[];
  /** SVG elements that belong under the layers. */
  behind: string;
  textWidth: number;
}

/** Where the feet of a standing robot are, and how far right it may reach. */
const FLOOR = 595;
const RIGHT = 1172;

const POSES = {
  standing: {
    disc: { x: 872, y: 322, r: 226 },
    size: { width: 560, height: 540 },
    top: undefined,
    textWidth: 500,
  },
  bust: {
    disc: { x: 868, y: 330, r: 250 },
    size: { width: 640 },
    top: 58,
    textWidth: 440,
  },
} as const;

/** How a robot without a background stands on the card. */
export type Pose = keyof typeof POSES;

/** Where most of a picture is, in px from its left side. */
async function centreOf(picture: Buffer, width: number): Promise<number> {
  const columns = await sharp(picture)
    .extractChannel("alpha")
    .resize(width, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  const sum = columns.reduce((total, weight) => total + weight, 0);
  return columns.reduce((total, weight, x) => total + weight * x, 0) / sum;
}

/** A robot in front of a warm disc, whole or from the waist up. */
export async function standingFree(
  picture: string,
  pose: Pose,
): Promise<Scene> {
  const place = POSES[pose];
  const { data, info } = await sharp(picture)
    .trim()
    .resize({ ...place.size, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width } = info;
  const centre = await centreOf(data, width);
  const left = Math.round(Math.min(place.disc.x - centre, RIGHT - width));
  const top = place.top ?? FLOOR - info.height;
  const input = await sharp(data)
    .extract({
      left: 0,
      top: 0,
      width,
      height: Math.min(info.height, SHARE_CARD.height - top),
    })
    .png()
    .toBuffer();
  const { x, y, r } = place.disc;
  const shadow = `<ellipse cx="${x}" cy="${FLOOR - 5}" rx="180" ry="22" fill="url(#shadow)"/>`;
  return {
    layers: [{ input, left, top }],
    behind: `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#disc)"/>${shadow}`,
    textWidth: place.textWidth,
  };
}
