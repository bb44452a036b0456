import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { devNull } from "node:os";
import path from "node:path";

import type { Browser } from "@playwright/test";

import { filesIn } from "../src/check/filesIn";
import { plainText } from "./plainText";
import { pagesOf, recordFiles } from "./recordFiles";
import { FIRST_STATES, nameOf, recordSite, type Recording } from "./recordSite";

/** How many lines of a file are shown in pictures. */
const PICTURES = 20;

const DIFF =
  "-c core.quotePath=off diff --no-index --no-ext-diff --no-textconv --no-renames --no-color --no-prefix --text --unified=0 --exit-code before after";

/** Returns what git says of the folders `before` and `after`, whatever its settings. */
function diff(cwd: string): string {
  const settings = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull };
  const GIT_CEILING_DIRECTORIES = path.resolve(cwd, "..");
  const env = { ...process.env, ...settings, GIT_CEILING_DIRECTORIES };
  try {
    return execFileSync("git", DIFF.split(" "), {
      cwd,
      env,
      stdio: "pipe",
    }).toString();
  } catch (error) {
    const { stdout, status } = error as { stdout: Buffer; status: number };
    if (status !== 1) throw error;
    return stdout
      .toString()
      .replace(/^diff --git \w+\/(.*) \w+\/\1$/gm, "\n$1")
      .replace(/^(index|---|\+\+\+|@@|(new|deleted) file) .*\n/gm, "");
  }
}

/** Returns what is in only one of two lists. */
const inOne = (one: string[] = [], other: string[] = []) => [
  ...one.filter((line) => !other.includes(line)),
  ...other.filter((line) => !one.includes(line)),
];

/** Returns the states that show a line that `linesOf` has made. */
function statesOf(line: string): readonly string[] {
  const where = / \| (?!.*: |all but)([^|]*)$/.exec(line)?.[1];
  return where?.split(", ").slice(0, 1) ?? FIRST_STATES;
}

/** A hash of this tool, which says whether what is kept is of its kind. */
const TOOL = createHash("sha256");
for (const file of filesIn(__dirname))
  TOOL.update(readFileSync(path.join(__dirname, file)));

/** Returns what is recorded of pages of a site, which is kept beside it. */
async function recordPages(browser: Browser, site: string, paths: string[]) {
  const tool = TOOL.copy().update(browser.version()).digest("hex").slice(0, 16);
  const keptAs = (page: string) =>
    path.join(site, "..", `${tool} ${nameOf(page)}.json`);
  const missing = paths.filter((page) => !existsSync(keptAs(page)));
  const recorded = [...(await recordSite(browser, site, missing))];
  for (const page of missing) {
    const own = recorded.filter(([file]) =>
      file.startsWith(`${nameOf(page)}/`),
    );
    writeFileSync(`${keptAs(page)}.part`, JSON.stringify(own));
    renameSync(`${keptAs(page)}.part`, keptAs(page));
  }
  const kept = paths.map((page) => readFileSync(keptAs(page), "utf8"));
  return kept.flatMap((json) => JSON.parse(json) as [string, string[]][]);
}

/** Returns lines without the looks of places that are new or gone. */
function withoutNew(lines: string[], others: string[]): string[] {
  const there = " | is there";
  const placesIn = (list: string[]) =>
    list.flatMap((line) => (line.includes(there) ? line.split(" | ")[0] : []));
  const known = new Set(placesIn(others));
  const added = new Set(placesIn(lines).filter((place) => !known.has(place)));
  return lines.filter(
    (line) => line.includes(there) || !added.has(line.split(" | ")[0]),
  );
}

/** Returns the files whose content differs under a name that follows content. */
function sameNames(before: string, after: string): string[] {
  return filesIn(after).filter((file) => {
    const [one, other] = [path.join(before, file), path.join(after, file)];
    return (
      plainText(file) !== file &&
      existsSync(one) &&
      !readFileSync(one).equals(readFileSync(other))
    );
  });
}

/**
 * Compares two built sites, and leaves out what differs by chance.
 *
 * @param sites their folders, beside which what was recorded is kept
 * @param folder where what was recorded is written, with pictures of what differs
 * @returns the report, which is empty if nothing differs
 */
export async function compareSites(
  browser: Browser,
  sites: readonly [before: string, after: string],
  folder: string,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const [made, madeAfter] = [pagesOf(sites[0]), pagesOf(sites[1])];
  const paths = [...madeAfter.keys()].filter(
    (page) => made.has(page) && made.get(page) !== madeAfter.get(page),
  );
  const sides: [name: string, site: string, recording: Recording][] = [];
  for (const [name, site] of [
    ["before", sites[0]],
    ["after", sites[1]],
  ] as const) {
    const pages = await recordPages(browser, site, paths);
    sides.push([name, site, new Map([...(await recordFiles(site)), ...pages])]);
  }
  const [before, after] = sides.map(([, , recording]) => recording) as [
    Recording,
    Recording,
  ];
  const same = sameNames(...sites).map((file) => `${file} has other content`);
  if (same.length > 0) after.set("files/names that stay", same);

  /** The states that differ, by file. */
  const states = new Map<string, Set<string>>();
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    if (file.startsWith("files/")) continue;
    const [one, other] = [before.get(file), after.get(file)];
    if (!one || !other) {
      (one ? before : after).set(file, ["can be pressed"]);
      continue;
    }
    before.set(file, withoutNew(one, other));
    after.set(file, withoutNew(other, one));
    const lines = inOne(before.get(file), after.get(file));
    if (lines.length > 0)
      states.set(file, new Set(lines.slice(0, PICTURES).flatMap(statesOf)));
  }
  // What is not the same on a second try is chance.
  const again: Recording[] = [];
  for (const [name, site] of states.size > 0 ? sides : []) {
    again.push(
      await recordSite(browser, site, paths, {
        isWanted: (file) =>
          [...states.keys()].some((one) => one.startsWith(file)),
        async onState(file, state, page) {
          if (!states.get(file)?.has(state)) return;
          const picture = `${file.replace("/", ", ")}, ${state}, ${name}.jpeg`;
          const target = path.join(folder, "pictures", picture);
          await page.screenshot({ path: target, fullPage: true });
        },
      }),
    );
  }
  for (const file of states.keys()) {
    const chance = sides.flatMap(([, , recording], index) =>
      inOne(recording.get(file), again[index]?.get(file)),
    );
    for (const [, , recording] of sides) {
      const lines = recording
        .get(file)
        ?.filter((line) => !chance.includes(line));
      if (lines) recording.set(file, lines);
    }
  }
  for (const [name, , recording] of sides) {
    for (const [file, lines] of recording) {
      const target = path.join(folder, name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${lines.join("\n")}\n`);
    }
  }
  return diff(folder);
}
