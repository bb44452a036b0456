import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
} from "jsonc-parser";
import type * as z from "zod";

import { describeValue, either, quote } from "../describe";
import { problemAt, type Document } from "../document";
import { formatPath, type Path } from "../json/tree";
import { nearestName } from "../nearestName";
import type { Problem } from "../report";
import { expectedWords } from "./expected";
import { descriptionOf, fieldsOf, schemaAt } from "./walk";

/** Compares a file with its declaration. */
export function schemaProblems(document: Document): Problem[] {
  const { root, type } = document;
  if (!root) return [];
  const value: unknown = getNodeValue(root);
  const { error } = type.schema.safeParse(value, { error: expectedWords });
  if (!error) return [];
  const problems: Problem[] = [];
  const misspelt = new Set<string>();
  for (const issue of error.issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const name of issue.keys) {
      const problem = unknownField(document, root, issue.path, name);
      problems.push(problem);
      const { hint } = problem;
      if (hint) misspelt.add(formatPath([...issue.path, hint]));
    }
  }
  for (const issue of error.issues) {
    const { code, path } = issue;
    if (code === "unrecognized_keys" || misspelt.has(formatPath(path)))
      continue;
    const node = nodeAt(root, path);
    problems.push(
      node
        ? wrongValue(document, node, issue)
        : missingField(document, root, path),
    );
  }
  return problems;
}

/** The value at a path; JSON has no symbols for names. */
function nodeAt(root: Node, path: Path): Node | undefined {
  return findNodeAtLocation(root, path as JSONPath);
}

function unknownField(
  document: Document,
  root: Node,
  path: Path,
  name: string,
): Problem {
  const fields = fieldsOf(schemaAt(document.type.schema, path)) ?? {};
  const known = Object.keys(fields).filter((key) => !key.startsWith("$"));
  const free = known.filter((key) => !nodeAt(root, [...path, key]));
  return problemAt(document, nodeAt(root, [...path, name])?.parent ?? root, {
    found: `an unknown field ${quote(name)}`,
    expected: either(known),
    hint: nearestName(name, free),
  });
}

/** A field that is not there is shown at the start of what should hold it. */
function missingField(document: Document, root: Node, path: Path): Problem {
  const name = quote(String(path.at(-1)));
  const schema = schemaAt(document.type.schema, path);
  const description = schema && descriptionOf(schema);
  const holder = nodeAt(root, path.slice(0, -1)) ?? root;
  const problem = problemAt(document, holder, {
    found: `no field ${name}`,
    expected: description ? `${name}: ${description}` : name,
  });
  return { ...problem, path: formatPath(path) };
}

function wrongValue(
  document: Document,
  node: Node,
  issue: z.core.$ZodIssue,
): Problem {
  const value: unknown = node.value;
  const notes = [describeValue(node, document.text)];
  if (issue.code === "invalid_type") {
    if (typeof value === "string") notes.push("(a text)");
    if (typeof value === "number") notes.push("(a number)");
  }
  // The text may be too long to be shown whole.
  if (issue.code.startsWith("too_") && typeof value === "string") {
    notes.push(`(${value.length} characters)`);
  }
  return problemAt(document, node, {
    found: notes.join(" "),
    expected: issue.message,
    hint:
      issue.code === "invalid_value"
        ? nearestName(String(value), issue.values.map(String))
        : undefined,
  });
}
