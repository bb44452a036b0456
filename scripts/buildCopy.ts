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

/** The environment of the fixture site's build. */
export const FIXTURE = {
  CONTENT_DIR: "tests/fixtures/site",
  SOURCE_DATE_EPOCH: "1800000000",
  PATH_PREFIX: "",
};

/** The folder of the built fixture site. */
export const FIXTURE_SITE = ".sites/fixture/public";

/** The committed file into which each build writes the types of the GraphQL queries. */
export const TYPES = "src/gatsby-types.d.ts";

/**
 * The folder of build copies. Two builds are equal only if their folders have the same
 * depth, because webpack names packages by their relative path.
 */
export const COPIES = ".sites";

/** The files and folders from which Gatsby builds the site. */
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

/** Returns the files from which Gatsby builds the site, without unit tests. */
const projectFiles = (): string[] =>
  PARTS.filter((part) => existsSync(part))
    .flatMap((part) =>
      statSync(part).isDirectory()
        ? filesIn(part).map((file) => `${part}/${file}`)
        : part,
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** Returns a hash of all files from which the fixture site is built. */
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
 * Builds the site in a build copy, so that `public/` does not change. The build starts
 * without a cache, because Gatsby's cache does not notice code changes in src/node.
 *
 * @param name the name of the build copy's folder
 * @returns the path of the build copy
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
 * Builds the site in a folder with the project's files and packages.
 *
 * @param log a file for the build's output. By default, the output is printed.
 * @throws Error if the build fails, with the content of `log`
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
  // If a parallel build fails, this process exits and ends this build too.
  process.once("exit", () => gatsby.kill());
  const [code] = (await once(gatsby, "exit")) as [number | null];
  if (code === 0) return;
  const said = log ? `\n${readFileSync(log, "utf8")}` : "";
  throw new Error(`The build in "${cwd}" failed.${said}`);
}

/**
 * Creates a build copy with the files of the project and a link to its packages.
 *
 * @param name the name of the build copy's folder, which is replaced if it exists
 * @returns the path of the build copy
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

/** Links the project's packages into a folder. */
export const linkPackages = (folder: string) =>
  symlinkSync(
    path.resolve("node_modules"),
    path.join(folder, "node_modules"),
    // All Windows users can create junctions. Only some users can create symbolic links.
    "junction",
  );
