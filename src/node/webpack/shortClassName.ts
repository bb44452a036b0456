import { readFileSync } from "node:fs";
import path from "node:path";

import { filesIn } from "../../check/filesIn";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The used part of webpack's type `LoaderContext`. */
interface LoaderContext {
  addContextDependency: (folder: string) => void;
  resourcePath: string;
  rootContext: string;
}

/**
 * Returns the name of a class or an animation in the built site, such as `a0`. Each of the
 * first 52 style sheets has a letter of its own, and further style sheets share these
 * letters. The number is the index of the name in the style sheet. Such names compress
 * better than hashes.
 *
 * @throws Error if the name has characters other than letters, digits and underscores
 */
export function shortClassName(
  loader: LoaderContext,
  _template: string,
  name: string,
): string {
  const folder = path.join(loader.rootContext, "src");
  // A new style sheet changes the letters of other style sheets.
  loader.addContextDependency(folder);
  const file = path.relative(folder, loader.resourcePath);
  const sheets = filesIn(folder).filter((each) => each.endsWith(".module.css"));
  const css = readFileSync(loader.resourcePath, "utf8");
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z]\w*/gi))];
  const sheet = sheets.indexOf(file.replaceAll(path.sep, "/"));
  const letter = LETTERS.charAt(sheet % LETTERS.length);
  const count = Math.floor(sheet / LETTERS.length) + 1;
  const number = names.indexOf(name);
  if (number < 0) throw new Error(`Write "${name}" in camelCase.`);
  return `${letter.repeat(count)}${number}`;
}
