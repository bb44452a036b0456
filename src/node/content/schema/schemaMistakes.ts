import type { Node } from "jsonc-parser";
import type * as z from "zod";

import { mistakeAt, type Document } from "../document";
import { formatPath, nodeAt } from "../json/tree";
import type { Mistake } from "../mistake";
import { nearestName } from "../nearestName";
import { describeKind, describeValue } from "../words";
import { expectedWords, joinExpected } from "./expected";
import { unknownFields } from "./unknownFields";
import { descriptionOf, schemaAt } from "./walk";

/** Compares a file with its declaration. */
export function schemaMistakes(document: Document): Mistake[] {
  const { root, value } = document;
  const { schema } = document.type;
  if (!root) return [];
  const { error } = schema.safeParse(value, { error: expectedWords });
  if (!error) return [];
  const unknown = unknownFields(document, root, error.issues);
  const mistakes = unknown.map(({ mistake }) => mistake);
  const misspelt = new Set(unknown.map(({ meant }) => meant));
  for (const [path, issues] of byPath(error.issues)) {
    const node = nodeAt(root, issues[0].path);
    if (node) mistakes.push(wrongValue(document, node, issues));
    else if (!misspelt.has(path)) {
      mistakes.push(missingField(document, root, issues[0].path));
    }
  }
  return mistakes;
}

type Issues = [z.core.$ZodIssue, ...z.core.$ZodIssue[]];

/** The issues of values, those of one value together. */
function byPath(issues: readonly z.core.$ZodIssue[]): Map<string, Issues> {
  const groups = new Map<string, Issues>();
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const path = formatPath(issue.path);
    const group = groups.get(path);
    if (group) group.push(issue);
    else groups.set(path, [issue]);
  }
  return groups;
}

function wrongValue(document: Document, node: Node, issues: Issues): Mistake {
  const [{ code, ...first }] = issues;
  const { text } = document;
  const value = node.value as unknown;
  const found =
    code === "invalid_type"
      ? describeKind(node, text)
      : (code === "too_small" || code === "too_big") &&
          typeof value === "string"
        ? `${describeValue(node, text)} (${value.length} characters)`
        : describeValue(node, text);
  const hint =
    "values" in first && typeof value === "string"
      ? nearestName(value, first.values.map(String))
      : undefined;
  return mistakeAt(document, node, {
    found,
    expected: joinExpected(issues),
    hint,
  });
}

/** A field that is not there is shown at the start of what should hold it. */
function missingField(
  document: Document,
  root: Node,
  path: readonly PropertyKey[],
): Mistake {
  const name = String(path.at(-1));
  const holder = nodeAt(root, path.slice(0, -1)) ?? root;
  const schema = schemaAt(document.type.schema, path);
  const description = schema && descriptionOf(schema);
  return {
    ...mistakeAt(document, holder, {
      found: `no field "${name}"`,
      expected: description ? `"${name}": ${description}` : `"${name}"`,
    }),
    path: formatPath(path),
  };
}
