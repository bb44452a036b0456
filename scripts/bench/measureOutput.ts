import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** What a build wrote. */
export interface Output {
  /** Bytes of all files together. */
  size: number;
  /** When each picture was written, by its path. */
  pictures: Map<string, number>;
}

/** Measures what lies in a copy's `public/`. */
export async function measureOutput(rootDir: string): Promise<Output> {
  const entries = await readdir(path.join(rootDir, "public"), {
    recursive: true,
    withFileTypes: true,
  });
  const output: Output = { size: 0, pictures: new Map() };
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    output.size += size;
    if (isMade(path.relative(path.join(rootDir, "public"), file))) {
      output.pictures.set(file, mtimeMs);
    }
  }
  return output;
}

/** Whether the build makes a file as a picture, and does not merely copy it. */
function isMade(file: string): boolean {
  const [folder = ""] = file.split(path.sep);
  return (
    ["static", "share"].includes(folder) &&
    /\.(jpe?g|png|webp|avif)$/.test(file)
  );
}

/** How many pictures were written between two builds. */
export function picturesMade(before: Output, after: Output): number {
  return [...after.pictures].filter(
    ([file, time]) => before.pictures.get(file) !== time,
  ).length;
}
