import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { type Card, drawCard } from "./drawCard";

let opaque: string;
let cutOut: string;

beforeAll(async () => {
  const folder = temporaryFolder();
  opaque = path.join(folder, "opaque.png");
  cutOut = path.join(folder, "cut-out.png");
  const size = { width: 300, height: 200 };
  await sharp({
    create: { ...size, channels: 3, background: "orange" },
  }).toFile(opaque);
  await sharp({ create: { ...size, channels: 4, background: "orange" } })
    .extend({ top: 40, left: 90, background: "transparent" })
    .toFile(cutOut);
});

const draw = (title: string, scene: Card["scene"], poster = false) =>
  drawCard({ title, tagline: "A line below", poster, scene });

test("is a JPEG of 1200 × 630 px, at most 120 kB", async () => {
  const file = await draw("About", { pictures: [opaque] });
  expect(await sharp(file).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  expect(file.length).toBeLessThanOrEqual(120_000);
});

test("is the same each time, and another with another title", async () => {
  const scene = { pictures: [opaque, opaque, opaque] };
  const first = await draw("Our Team", scene);
  expect((await draw("Our Team", scene)).equals(first)).toBe(true);
  expect((await draw("Our Teams", scene)).equals(first)).toBe(false);
});

test("a poster changes with its title, too", async () => {
  const scene = { pictures: [cutOut] };
  const first = await draw("One motto", scene, true);
  expect((await draw("Two mottos", scene, true)).equals(first)).toBe(false);
  await expect(draw("", scene, true)).resolves.toBeInstanceOf(Buffer);
});

test("a robot without a background may stand from the waist up", async () => {
  const whole = await draw("Terms", { pictures: [cutOut] });
  const bust = await draw("Terms", { pictures: [cutOut], pose: "bust" });
  expect(bust.equals(whole)).toBe(false);
});

test("asks for a picture", async () => {
  await expect(draw("Terms", { pictures: [] })).rejects.toThrow("a picture");
});
