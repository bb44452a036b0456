import type { Node } from "jsonc-parser";

import type { ContentType } from "./contentTypes";
import { parseJson } from "./json/parseJson";
import type { Position } from "./json/position";
import { pathAround, pathOf } from "./json/tree";
import type { Mistake } from "./mistake";

/** A file of content as it was read. */
export interface Document {
  /** Relative to the project: `data/team.json`. */
  file: string;
  type: ContentType;
  text: string;
  /** The tree of the file's JSON; undefined where it could not be read. */
  root: Node | undefined;
  /** The same as a plain value. */
  value: unknown;
  /** What is wrong with the JSON itself. */
  mistakes: readonly Mistake[];
  positionOf: (offset: number) => Position;
}

/** Reads a file's text. Whatever is wrong with it ends up in `mistakes`. */
export function readDocument(
  file: string,
  text: string,
  type: ContentType,
): Document {
  const { root, value, problems, positionOf } = parseJson(text);
  const mistakes = [...problems, ...encodingProblem(text)].map(
    ({ offset, found, expected, hint }) => ({
      file,
      ...positionOf(offset),
      path: pathAround(text, offset),
      found,
      expected,
      ...(hint && { hint }),
    }),
  );
  return { file, type, text, root, value, mistakes, positionOf };
}

/** A file in another encoding shows by the sign for unreadable bytes. */
function encodingProblem(text: string) {
  const offset = text.indexOf("\ufffd");
  const found = "letters that cannot be read";
  return offset < 0
    ? []
    : [{ offset, found, expected: "a file saved as UTF-8", hint: undefined }];
}

/** A mistake at a value (or, for a property, at its name). */
export function mistakeAt(
  { file, positionOf }: Document,
  node: Node,
  what: Pick<Mistake, "found" | "expected"> & { hint?: string | undefined },
): Mistake {
  const { found, expected, hint } = what;
  return {
    file,
    ...positionOf(node.offset),
    path: pathOf(node),
    found,
    expected,
    ...(hint && { hint }),
  };
}

/** Where a value stands, to name it in another value's message. */
export function placeOf(document: Document, node: Node): string {
  const { line, column } = document.positionOf(node.offset);
  return `${document.file}:${line}:${column}`;
}
