import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

import { filesIn } from "../src/check/filesIn";
import { startCommand } from "./childProcess";

/** The content, the time and the place of the product tests' site. */
export const FIXTURE = {
  CONTENT_DIR: "tests/fixtures/site",
  SOURCE_DATE_EPOCH: "1800000000",
  PATH_PREFIX: "",
};

/** Where buildFixture.ts builds the site of the product tests. */
export const FIXTURE_SITE = ".sites/fixture/public";

/** The types of the queries, which a build writes, and which are committed. */
export const TYPES = "src/gatsby-types.d.ts";

/**
 * The folder of the copies: builds are equal only if they are as deep as each other,
 * because webpack names a package by the way to it.
 */
export const COPIES = ".sites";

/** The files and folders that Gatsby works on. */
export const PARTS = [
  ".terserrc",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "scripts/gatsby.mjs",
  "src",
  "static",
  "tests/fixtures",
  "tsconfig.json",
];

/** Returns the files that Gatsby works on, without unit tests. */
const projectFiles = (): string[] =>
  PARTS.filter((part) => existsSync(part))
    .flatMap((part) =>
      statSync(part).isDirectory()
        ? filesIn(part).map((file) => `${part}/${file}`)
        : part,
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** Returns a hash of everything that the fixture's site is built from. */
export function hashFiles(): string {
  const hash = createHash("sha256")
    .update(process.version)
    .update(JSON.stringify(FIXTURE));
  for (const file of projectFiles()) {
    if (file === TYPES) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Builds the site in a copy of the project, so that `public/` does not change, and
 * from nothing: Gatsby's cache outlives changes of the code in src/node.
 *
 * @param name the name of the copy's folder
 * @returns the copy's folder
 * @throws Error if the build fails
 */
export async function buildCopy(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const copy = copyProject(name);
  await buildIn(copy, environment);
  return copy;
}

/**
 * Builds the site in a folder that has the project's files and packages.
 *
 * @param log a file for what the build says, which otherwise is said here
 * @throws Error if the build fails, with what it said in the file
 */
export async function buildIn(
  cwd: string,
  environment: Readonly<Record<string, string>>,
  log?: string,
): Promise<void> {
  const output = log ? openSync(log, "w") : "inherit";
  const gatsby = startCommand(
    process.execPath,
    ["scripts/gatsby.mjs", "build", "--prefix-paths"],
    {
      cwd,
      env: { CI: "true", ...environment },
      stdio: ["ignore", output, output],
    },
  );
  // Where another build fails, this one ends with the process.
  process.once("exit", () => gatsby.kill());
  const [code] = (await once(gatsby, "exit")) as [number | null];
  if (code === 0) return;
  const said = log ? `\n${readFileSync(log, "utf8")}` : "";
  throw new Error(`The build in "${cwd}" failed.${said}`);
}

/**
 * Copies the files of the project, and links its packages.
 *
 * @param name the name of the copy's folder, which is replaced if it exists
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of projectFiles()) {
    cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  linkPackages(copy);
  return copy;
}

/** Gives a folder the packages of the project. */
export const linkPackages = (folder: string) =>
  symlinkSync(
    path.resolve("node_modules"),
    path.join(folder, "node_modules"),
    // Windows lets everyone make junctions, but not symbolic links.
    "junction",
  );
