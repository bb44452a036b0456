import { readFileSync } from "node:fs";
import path from "node:path";

import { applyEdits, modify } from "jsonc-parser";

import { checkContent } from "../../src/check/checkContent";
import type { Content, Picture } from "../../src/check/content";
import { parseFile, readIcons } from "../../src/check/readContent";
import type { PlacedProblem } from "../../src/check/report";
import { declarationOf } from "../../src/content/declarations/allDeclarations";
import {
  pictureKey,
  pictureName,
} from "../../src/content/declarations/pictures";
import { filesIn } from "../../src/check/filesIn";

const FOLDER = "tests/fixtures/site";

/** The texts of the fixture's site, by their path in its folder. */
export const fixtureTexts: ReadonlyMap<string, string> = new Map(
  filesIn(FOLDER)
    .filter(declarationOf)
    .map((file) => [file, readFileSync(path.join(FOLDER, file), "utf8")]),
);

/** Parses texts, by their path in `data`. */
const parse = (texts: ReadonlyMap<string, string>) =>
  [...texts].flatMap(([file, text]) => {
    const declaration = declarationOf(file);
    return declaration ? parseFile(`data/${file}`, text, declaration) : [];
  });

const files = parse(fixtureTexts);

const pictures = new Map<string, Picture>(
  filesIn(FOLDER)
    .filter((file) => file.startsWith("images/"))
    .map((file) => [file, { spelling: file, width: 2000, height: 2000 }]),
);

const icons = readIcons();

/**
 * What differs from the fixture's site, by file: new values by their paths, a whole
 * text, what a picture is, or undefined for what is not there.
 */
export type Edits = Readonly<
  Record<string, Readonly<Record<string, unknown>> | string | undefined>
>;

/** Returns the text of a file; a new legal page is like the terms. */
export const textOf = (file: string) =>
  fixtureTexts.get(file) ?? fixtureTexts.get("legal/terms.json") ?? "";

/** Returns a text with new values; undefined removes a field. */
const withValues = (text: string, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).reduce((edited, [path, value]) => {
    const steps = (path.match(/[^.[\]]+/g) ?? []).map((step) =>
      /^\d+$/.test(step) ? Number(step) : step,
    );
    return applyEdits(edited, modify(edited, steps, value, {}));
  }, text);

/** Returns the content of the fixture's site with edits, as if it were in `data`. */
export async function testContent(edits: Edits = {}): Promise<Content> {
  const changed = new Map<string, string>();
  const shown = new Map(pictures);
  for (const [file, edit] of Object.entries(edits)) {
    if (file.startsWith("images/")) {
      shown.delete(file);
      if (!pictureName.test(file)) changed.set(file, "");
      else if (edit !== undefined)
        shown.set(pictureKey(file), edit as unknown as Picture);
    } else if (edit !== undefined) {
      const isText = typeof edit === "string";
      changed.set(file, isText ? edit : withValues(textOf(file), edit));
    }
  }
  return {
    folder: "data",
    files: [
      ...files.filter(({ file }) => !(file.replace("data/", "") in edits)),
      ...parse(changed),
    ],
    brokenLinks: [],
    unknownFiles: [...changed.keys()].filter((file) => !declarationOf(file)),
    pictures: shown,
    icons: await icons,
  };
}

/** Returns a problem as "file path | found | expected | hint", or "-" without one. */
const problemText = ({
  file,
  path,
  found,
  expected,
  hint = "-",
}: PlacedProblem) =>
  `${file.replace("data/", "")} ${path} | ${found} | ${expected} | ${hint}`;

/** Returns the problems with the fixture's site after edits, as texts. */
export const problemsOn = async (edits: Edits) =>
  checkContent(await testContent(edits)).problems.map(problemText);
