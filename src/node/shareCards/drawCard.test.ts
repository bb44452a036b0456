import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { drawCard } from "./drawCard";

const tagline = "A line below";
let opaque: string;
let cutOut: string;

beforeAll(async () => {
  const folder = temporaryFolder();
  opaque = path.join(folder, "opaque.png");
  cutOut = path.join(folder, "cut-out.png");
  const create = { width: 400, height: 200, channels: 3, background: "blue" };
  await sharp({ create: { ...create, channels: 3 } }).toFile(opaque);
  await sharp(opaque).extend({ left: 400, background: "#0000" }).toFile(cutOut);
});

const draw = (title: string, pictures = [opaque]) =>
  drawCard({ title, tagline, pictures });

const drawWithoutTitle = () => drawCard({ tagline, pictures: [opaque] });

/** The corners of all light pixels: the pictures here are dark. */
async function boundsOfWords(card: Buffer) {
  const { data, info } = await sharp(card)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = Array.from(data.keys()).filter((at) => (data[at] ?? 0) > 150);
  const columns = light.map((at) => at % info.width).sort((a, b) => a - b);
  return {
    left: columns[0],
    right: columns.at(-1),
    top: Math.floor((light[0] ?? 0) / info.width),
    bottom: Math.floor((light.at(-1) ?? 0) / info.width),
  };
}

test("is a JPEG of 1200 × 630 px", async () => {
  expect(await sharp(await draw("About")).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test.each([
  ["one picture", () => [opaque]],
  ["three pictures", () => [opaque, opaque, opaque]],
  ["a picture without a background", () => [cutOut]],
])("has the same bytes each time, with %s", async (_, pictures) => {
  const card = await draw("Our Team", pictures());
  expect(await draw("Our Team", pictures())).toEqual(card);
  expect(await draw("Our Teams", pictures())).not.toEqual(card);
});

test.each([
  "Features",
  "What everyone should know about learning machines, and how they can help us",
  "W".repeat(80),
  "many words ".repeat(40),
  "Łódź, Việt Nam",
])("keeps “%s” in its column", async (title) => {
  const card = await draw(title);
  expect(card).not.toEqual(await drawWithoutTitle());
  const { left, right, top, bottom } = await boundsOfWords(card);
  expect(left).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(60 + 396);
  expect(top).toBeGreaterThanOrEqual(93);
  expect(bottom).toBeLessThanOrEqual(630 - 93);
});

test.each(["Top 10 🤖👩‍🚀", "1️⃣ Top 10", "Top\u200f 10\u0007"])(
  "omits the symbols of “%s” that the font lacks",
  async (title) => {
    expect(await draw(title)).toEqual(await draw("Top 10"));
  },
);

test.each(["مرحبا بالعالم", "नमस्ते दुनिया", "AI の未来", ""])(
  "omits the title “%s”, because the font lacks its letters",
  async (title) => {
    expect(await draw(title)).toEqual(await drawWithoutTitle());
  },
);

test("frames a picture, but not one without a background", async () => {
  const blueAt = async (card: Buffer) => {
    const edge = { left: 500, top: 315, width: 1, height: 1 };
    const { data } = await sharp(await sharp(card).extract(edge).toBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (data[2] ?? 0) > 200;
  };
  expect(await blueAt(await draw("Features"))).toBe(true);
  expect(await blueAt(await draw("Features", [cutOut]))).toBe(false);
});

test("rejects a card without a picture", async () => {
  await expect(draw("Terms", [])).rejects.toThrow("a picture");
});
