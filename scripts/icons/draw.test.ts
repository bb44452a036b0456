import { readFileSync } from "node:fs";

import sharp from "sharp";

import { darkVariant, icoFile, iconOnGround } from "./draw";

const favicon = readFileSync("static/favicon.svg", "utf8");

test("the dark look of the favicon holds in every mode", () => {
  const dark = darkVariant(favicon);
  expect(dark).not.toContain("@media");
  expect(dark).toContain("fill:#ff914d");
  expect(() => darkVariant("<svg/>")).toThrow("no dark mode");
});

test("the .ico says where its picture is and how large", async () => {
  const png = await sharp(Buffer.from(favicon)).resize(32, 32).png().toBuffer();
  const ico = icoFile(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const from = ico.readUInt32LE(18);
  expect(ico.subarray(from, from + ico.readUInt32LE(14))).toEqual(png);
});

test("an icon without corners is opaque, as a touch icon must be", async () => {
  const form = { size: 60, fill: 0.6, ground: "#000", accent: "#f80" };
  const square = await iconOnGround(favicon, { ...form, radius: 0 });
  expect(await sharp(square).metadata()).toMatchObject({
    width: 60,
    height: 60,
    hasAlpha: false,
  });
  const round = await iconOnGround(favicon, { ...form, radius: 0.2 });
  expect((await sharp(round).stats()).isOpaque).toBe(false);
});

test.each([
  ["static/apple-touch-icon.png", 180],
  ["static/icons/icon-192.png", 192],
  ["static/icons/icon-512.png", 512],
  ["static/icons/icon-maskable-512.png", 512],
])("%s is there, %i px wide", async (file, size) => {
  expect(await sharp(file).metadata()).toMatchObject({
    format: "png",
    width: size,
    height: size,
  });
});
