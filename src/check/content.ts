import type { Node } from "jsonc-parser";
import type * as z from "zod";

import type { Declaration } from "../content/declarations/allDeclarations";
import type { DeclaredValue, FieldPath } from "../content/fieldSchema";

/** All that is checked: the content, and what it may refer to. */
export interface Content {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** The files that have a declaration. */
  files: readonly ContentFile[];
  /** All files by their path in the folder, also those that are ignored otherwise. */
  names: readonly string[];
  /** Those that are neither such files nor pictures. */
  unknownFiles: readonly string[];
  /** Links that lead nowhere, and files that this user may not read. */
  unreadableFiles: readonly string[];
  /** By their `pictureKey`. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** The names of those that content may show. */
  icons: ReadonlySet<string>;
}

export interface ContentFile {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  declaration: Declaration;
  text: string;
  /** The syntax tree, for places, and what it stands for; neither in a file that is no JSON. */
  root?: Node | undefined;
  value?: unknown;
  /** All values in the file, by their path as text. */
  values: ReadonlyMap<string, DeclaredValue>;
  /** What is wrong with this file alone. */
  problems: readonly Problem[];
}

/** A picture, with its size in px, or why it cannot be used. */
export type PictureFile = {
  /** Its path in the content folder, as it is spelled there. */
  spelling: string;
} & ({ width: number; height: number } | Pick<Problem, "found" | "expected">);

/** Something in the content that must be corrected before the site is built. */
export interface Problem {
  file: string;
  /** Empty for a whole file. */
  path: FieldPath;
  /** Where it is in the text, if a path does not say it. */
  offset?: number;
  /** Completes "found …". */
  found: string;
  /** Completes "expected …". */
  expected: string;
}

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Returns the content of the files that a schema declares; all must be valid. */
export const contentOf = <Schema extends z.ZodObject>(
  { files }: Content,
  schema: Schema,
) =>
  files
    .filter(({ declaration }) => declaration.zodSchema === schema)
    .map(({ value }) => value as z.infer<Schema>);

/** Returns the texts of a kind, such as all names of pictures. */
export const textsOf = ({ files }: Pick<Content, "files">, kind: string) =>
  files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value, schema }) =>
      typeof value === "string" && schema?.kind === kind
        ? { file, path, text: value, schema }
        : [],
    ),
  );
