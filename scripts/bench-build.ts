import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { copyProject } from "./builds/copyProject";
import { changeTeam, makeMembers } from "./bench/makeMembers";
import { measureBuild, type Measured } from "./bench/measureBuild";
import { measureOutput, picturesMade } from "./bench/measureOutput";

interface Row {
  members: number;
  cold: Measured;
  warm: Measured;
  /** Pictures that the warm build made anew. */
  remade: number;
  /** Bytes. */
  outputSize: number;
}

/** Builds a copy of the site with that many members, from nothing and again. */
async function bench(rootDir: string, members: number): Promise<Row> {
  const copy = await mkdtemp(path.join(tmpdir(), "gainova-"));
  await copyProject(rootDir, copy);
  try {
    await makeMembers(copy, members);
    const cold = await measureBuild(copy);
    const before = await measureOutput(copy);
    await changeTeam(copy, (team) => ({
      ...team,
      introduction: `${team.introduction} One more sentence.`,
    }));
    const warm = await measureBuild(copy);
    const after = await measureOutput(copy);
    const remade = picturesMade(before, after);
    return { members, cold, warm, remade, outputSize: after.size };
  } finally {
    await rm(copy, { recursive: true });
  }
}

const columns: readonly [string, (row: Row) => string][] = [
  ["members", ({ members }) => String(members)],
  ["cold build", ({ cold }) => seconds(cold.seconds)],
  ["per member", ({ cold, members }) => seconds(cold.seconds / members, 3)],
  ["warm build", ({ warm }) => seconds(warm.seconds)],
  ["pictures made again", ({ remade }) => String(remade)],
  ["peak memory, cold", ({ cold }) => megabytes(cold.peakMemory)],
  ["peak memory, warm", ({ warm }) => megabytes(warm.peakMemory)],
  ["output", ({ outputSize }) => megabytes(outputSize)],
];

function seconds(value: number, digits = 1): string {
  return `${value.toFixed(digits)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

/** Prints a Markdown table with a row for each size, as soon as it is known. */
async function main(rootDir: string, sizes: readonly number[]): Promise<void> {
  printRow(columns.map(([title]) => title));
  printRow(columns.map(() => "--:"));
  for (const members of sizes) {
    const row = await bench(rootDir, members);
    printRow(columns.map(([, cell]) => cell(row)));
  }
}

/** Sizes may be given: `npm run bench:build -- 22 200`. */
const given = process.argv.slice(2).map(Number);
if (given.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Expected numbers of members, such as 22 200 2000.");
  process.exitCode = 2;
} else {
  void main(process.cwd(), given.length > 0 ? given : [22, 200, 2000]);
}
