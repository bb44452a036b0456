// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority, setPriority } from "node:os";

/** What makes way for others; a process may not raise what it was given. */
const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);

/**
 * Runs a script of package.json, whose words show as they come.
 *
 * @param {string} script
 * @param {string[]} args
 * @returns whether it ended well
 */
export function runScript(script, ...args) {
  const { status } = spawnSync("npm", npmArguments(script, args), {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}

/**
 * Runs scripts of package.json side by side, for each by itself leaves a core
 * idle. The first has the most steps to go, one after another: the others make
 * way for it. What a script says is shown as a whole, when it has ended.
 *
 * @param {[script: string, ...args: string[]][]} scripts
 * @returns whether all ended well
 */
export async function runSideBySide(...scripts) {
  const outcomes = await Promise.all(
    scripts.map(async ([script, ...args], index) => {
      const start = performance.now();
      const child = spawn("npm", npmArguments(script, args), {
        stdio: ["ignore", "pipe", "pipe"],
      });
      if (index > 0 && child.pid !== undefined) {
        setPriority(child.pid, low);
      }
      /** @type {Buffer[]} */
      const said = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => said.push(chunk));
      }
      const [status] = await once(child, "close");
      process.stdout.write(Buffer.concat(said));
      console.log(`--- ${outcome(script, status === 0, start)}`);
      return status === 0;
    }),
  );
  return outcomes.every(Boolean);
}

/**
 * One line on how something went, as in "types: ok, 25.3 s".
 *
 * @param {string} title
 * @param {boolean} passed
 * @param {number} since as `performance.now()` gave it
 */
export function outcome(title, passed, since) {
  return `${title}: ${passed ? "ok" : "FAILED"}, ${seconds(since)}`;
}

/**
 * The time that has gone by, as in "25.3 s".
 *
 * @param {number} since as `performance.now()` gave it
 */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function npmArguments(script, args) {
  return ["run", "--silent", script, "--", ...args];
}
