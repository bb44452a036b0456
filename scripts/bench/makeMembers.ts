import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import type {
  TeamContent,
  TeamMember,
} from "../../src/node/content/declarations/team";

/** Width and height of a photo in px: twice what is shown. */
const size = 640;

/**
 * Replaces the team of a copy of the project by made-up members, each with a
 * photo that no other has.
 */
export async function makeMembers(
  rootDir: string,
  amount: number,
): Promise<void> {
  const folder = path.join(rootDir, "data/images/team");
  await rm(folder, { recursive: true });
  await mkdir(folder);
  const members: TeamMember[] = [];
  for (let index = 0; index < amount; index += 1) {
    const img = `person-${index}.jpg`;
    await writeFile(path.join(folder, img), await makePhoto(index));
    members.push({
      name: `Bench Person ${index}`,
      img,
      linkedin: `https://www.linkedin.com/in/bench-person-${index}`,
      mail: `bench.person.${index}@example.edu`,
      github: `bench-person-${index}`,
    });
  }
  await changeTeam(rootDir, (team) => ({
    ...team,
    groups: team.groups.map((group, nth, { length }) => ({
      ...group,
      members: members.filter((_, index) => index % length === nth),
    })),
  }));
}

/** Makes a change in a copy's `team.json`. */
export async function changeTeam(
  rootDir: string,
  change: (team: TeamContent) => TeamContent,
): Promise<void> {
  const file = path.join(rootDir, "data/team.json");
  const team = JSON.parse(await readFile(file, "utf8")) as TeamContent;
  await writeFile(file, `${JSON.stringify(change(team), null, 2)}\n`);
}

/** Soft patches of colour under the grain of a camera. */
async function makePhoto(seed: number): Promise<Buffer> {
  const side = 6;
  const patches = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, index) => noise(seed, index)),
  );
  const grain = await sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 24, sigma: 12 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(patches, { raw: { width: side, height: side, channels: 3 } })
    .resize(size, size, { kernel: "cubic" })
    .composite([{ input: grain, blend: "add" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A number from 0 to 255 that looks random and is the same each time. */
function noise(seed: number, index: number): number {
  const mixed = Math.imul(seed * 257 + index + 1, 2654435761);
  return ((mixed ^ (mixed >>> 15)) >>> 8) & 255;
}
