import type { Node } from "jsonc-parser";

import type { ContentType } from "./contentTypes";
import { parseJson } from "./json/parseJson";
import type { Position } from "./json/position";
import { pathAround, pathOf } from "./json/tree";
import type { Problem } from "./report";

/** A file of content as it was read. */
export interface Document {
  /** Relative to the project: `data/team.json`. */
  file: string;
  type: ContentType;
  text: string;
  /** The tree of the file's JSON; undefined where it could not be read. */
  root: Node | undefined;
  /** What is wrong with the file itself. */
  problems: readonly Problem[];
  positionOf: (offset: number) => Position;
}

/** Reads a file's text. Whatever is wrong with it ends up in `problems`. */
export function readDocument(
  file: string,
  text: string,
  type: ContentType,
): Document {
  const { root, problems, positionOf } = parseJson(text);
  // Stands for bytes that are no UTF-8.
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    const found = "letters that cannot be read";
    const expected = "a file saved as UTF-8";
    problems.push({ offset: unreadable, found, expected });
  }
  return {
    file,
    type,
    text,
    root,
    problems: problems.map(({ offset, found, expected }) => ({
      file,
      ...positionOf(offset),
      path: pathAround(text, offset),
      found,
      expected,
    })),
    positionOf,
  };
}

/** Makes a problem of a value (or, for a property, of its name). */
export function problemAt(
  { file, positionOf }: Document,
  node: Node,
  what: Pick<Problem, "found" | "expected"> & { hint?: string | undefined },
): Problem {
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

/** Names the place of a value, for another value's message. */
export function placeOf(document: Document, node: Node): string {
  const { line, column } = document.positionOf(node.offset);
  return `${document.file}:${line}:${column}`;
}
