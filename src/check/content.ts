import type { Node } from "jsonc-parser";
import type * as z from "zod";

import type { Declaration } from "../content/declarations/allDeclarations";
import type { DeclaredValue, FieldPath } from "../content/fieldSchema";

/** The content, and everything to which the content can refer. */
export interface Content {
  /** The content folder, such as `data`. */
  folder: string;
  /** The files that have a declaration. */
  files: readonly ContentFile[];
  /** The paths of all files in the folder, including ignored files. */
  names: readonly string[];
  /** The paths of files that have no declaration and are not pictures. */
  unknownFiles: readonly string[];
  /** The paths of broken links, and of files that this user cannot read. */
  unreadableFiles: readonly string[];
  /** The pictures, by `pictureKey`. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** The names of all icons that content can use. */
  icons: ReadonlySet<string>;
}

export interface ContentFile {
  /** The path relative to the project, with slashes, such as `data/team.json`. */
  file: string;
  declaration: Declaration;
  text: string;
  /** The syntax tree and the parsed value. Both are missing if the file is not valid JSON. */
  root?: Node | undefined;
  value?: unknown;
  /** All values in the file, by their path as a string. */
  values: ReadonlyMap<string, DeclaredValue>;
  /** The problems of the first round. */
  problems: readonly Problem[];
}

/** A picture with its size in px, or with the reason why it cannot be used. */
export type PictureFile = {
  /** The picture's path in the content folder, as the disk spells it. */
  spelling: string;
} & ({ width: number; height: number } | Pick<Problem, "found" | "expected">);

/** Something in the content that must be corrected before the site is built. */
export interface Problem {
  file: string;
  /** The path of the field. Empty for a whole file. */
  path: FieldPath;
  /** The offset in the file, if `path` does not determine the location. */
  offset?: number;
  /** The text after "found". */
  found: string;
  /** The text after "expected". */
  expected: string;
}

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Returns the values of a schema's files. All content must be valid. */
export const contentOf = <Schema extends z.ZodObject>(
  { files }: Content,
  schema: Schema,
) =>
  files
    .filter(({ declaration }) => declaration.zodSchema === schema)
    .map(({ value }) => value as z.infer<Schema>);

/** Returns all strings of a kind, such as the names of pictures. */
export const textsOf = ({ files }: Pick<Content, "files">, kind: string) =>
  files.flatMap(({ file, values }) =>
    [...values.values()].flatMap(({ path, value, schema }) =>
      typeof value === "string" && schema?.kind === kind
        ? { file, path, text: value, schema }
        : [],
    ),
  );
