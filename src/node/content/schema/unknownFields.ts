import type { Node } from "jsonc-parser";
import type * as z from "zod";

import { mistakeAt, type Document } from "../document";
import { formatPath, nodeAt, propertyOf } from "../json/tree";
import type { Mistake } from "../mistake";
import { nearestName } from "../nearestName";
import { either, quote } from "../words";
import { fieldsOf, schemaAt } from "./walk";

/** A field that no declaration has. */
interface UnknownField {
  mistake: Mistake;
  /** Path of the field that it was most likely meant to be. */
  meant: string | undefined;
}

/** Finds the fields that the declaration does not have. */
export function unknownFields(
  document: Document,
  root: Node,
  issues: readonly z.core.$ZodIssue[],
): UnknownField[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const holder = nodeAt(root, issue.path);
    if (!holder) return [];
    const fields = fieldsOf(schemaAt(document.type.schema, issue.path)) ?? {};
    const known = Object.keys(fields).filter((name) => !name.startsWith("$"));
    const free = known.filter((name) => !propertyOf(holder, name));
    return issue.keys.map((name) => {
      const hint = nearestName(name, free);
      const mistake = mistakeAt(document, propertyOf(holder, name) ?? holder, {
        found: `an unknown field ${quote(name)}`,
        expected: either(known),
        hint,
      });
      const meant = hint && formatPath([...issue.path, hint]);
      return { mistake, meant };
    });
  });
}
