import { execFileSync } from "node:child_process";

import { finished, startBuild } from "../builds/build";

/** What a build took. */
export interface Measured {
  seconds: number;
  /** Most memory of all its processes together, in bytes. */
  peakMemory: number;
}

/** Often enough to see a peak, too seldom to slow the build. */
const interval = 250;

/**
 * Builds the site in a folder.
 *
 * @throws with the build's output if it fails
 */
export async function measureBuild(rootDir: string): Promise<Measured> {
  const start = performance.now();
  const build = startBuild(rootDir);
  let peakMemory = 0;
  const timer = setInterval(() => {
    if (build.pid === undefined) return;
    peakMemory = Math.max(peakMemory, memoryOf(build.pid));
  }, interval);
  try {
    await finished(build);
  } finally {
    clearInterval(timer);
  }
  return { seconds: (performance.now() - start) / 1000, peakMemory };
}

/** Resident memory of a process and all that it started, in bytes. */
function memoryOf(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], {
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Parents come before their children as long as numbers only grow.
  for (const [pid = 0, parent = 0, rss = 0] of rows.sort(
    ([a = 0], [b = 0]) => a - b,
  )) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += rss;
  }
  return kilobytes * 1024;
}
