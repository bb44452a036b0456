import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { filesBelow } from "./files";

const LETTERS = 26;
const BASE = 36;

/**
 * Names of one to three characters. They begin with a capital, which the
 * classes that are global, and named in full, do not.
 *
 * @param index from 0
 */
export function shortName(index: number): string {
  const capital = String.fromCharCode(65 + (index % LETTERS));
  const rest = Math.floor(index / LETTERS);
  return rest === 0 ? capital : capital + (rest - 1).toString(BASE);
}

/** Classes and keyframes; to find in a comment what looks like one is no harm. */
const namesIn = (css: string) =>
  new Set(
    Array.from(
      css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi),
      ([, name = ""]) => name,
    ),
  );

/** The short names of all that the CSS modules of a site name. */
export interface ClassNames {
  /**
   * @param file absolute path of a CSS module
   * @param name of a class or of keyframes in it
   * @throws Error for a name that is not in the file
   */
  shorten: (file: string, name: string) => string;
  /** Differs with the names: what was built with others does not fit. */
  version: string;
}

/**
 * Numbers the classes and keyframes of all CSS modules below a folder, so that
 * their names are as short as can be, and the same in the scripts and in the
 * HTML, which are built apart.
 */
export function numberClasses(folder: string): ClassNames {
  const key = (file: string, name: string) => `${file} ${name}`;
  const keys = filesBelow(folder, ".module.css").flatMap((file) => {
    const names = namesIn(readFileSync(file, "utf8"));
    return Array.from(names, (name) => key(path.relative(folder, file), name));
  });
  const shortNames = new Map(keys.map((name, i) => [name, shortName(i)]));
  return {
    shorten: (file, name) => {
      const short = shortNames.get(key(path.relative(folder, file), name));
      if (short === undefined) {
        throw new Error(`${file}: found no class and no keyframes "${name}".`);
      }
      return short;
    },
    version: createHash("sha256").update(keys.join("\n")).digest("hex"),
  };
}
