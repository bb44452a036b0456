import { getNodeValue, type Node } from "jsonc-parser";
import * as z from "zod";

import {
  formatPath,
  nodeAt,
  siblingValues,
  type FieldPath,
} from "../json/syntaxTree";
import type { Source } from "../parseFile";
import { describeValue, joinWithOr, quote } from "../report/wording";
import { meantName } from "../report/meantName";
import { problemAt, type Problem } from "../report/problems";
import { fieldsOf, schemaAt, unwrapOptional } from "./introspection";

/** In a closed list, one letter of a short name may be wrong. */
const SHORTEST = 3;

/**
 * Returns the differences between a file and its declaration. Renames fields in its
 * tree whose names are misspelled, so that what follows from that is no problem.
 */
export function schemaProblems(file: Source): Problem[] {
  const { root, declaration } = file;
  if (!root) return [];
  const value: unknown = getNodeValue(root);
  const { error } = z.safeParse(declaration.schema, value, { error: errorMap });
  const issues = error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => unknownField(file, root, issue.path, name))
      : [],
  );
  const misspelled = unknown.filter(({ hint }) => hint !== undefined);
  if (misspelled.length > 0) return [...misspelled, ...schemaProblems(file)];
  return [
    ...unknown,
    ...issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys") return [];
      const node = nodeAt(root, issue.path);
      return node
        ? wrongValue(file, node, issue)
        : missingField(file, root, issue);
    }),
  ];
}

function unknownField(file: Source, root: Node, path: FieldPath, name: string) {
  const schema = schemaAt(file.declaration.schema, path);
  const fields = Object.keys((schema && fieldsOf(schema)) ?? {});
  const known = fields.filter((field) => field !== "$schema");
  const free = known.filter((field) => !nodeAt(root, [...path, field]));
  const property = nodeAt(root, [...path, name])?.parent ?? root;
  const hint = meantName(name, free, SHORTEST);
  const problem = problemAt(file, property, {
    found: `an unknown field ${quote(name)}`,
    expected: joinWithOr(known),
    hint,
  });
  if (hint !== undefined)
    Object.assign(property.children?.[0] ?? {}, { value: hint });
  return problem;
}

/** A missing field is reported at the start of its parent. */
function missingField(file: Source, root: Node, issue: z.core.$ZodIssue) {
  const { path } = issue;
  const name = quote(String(path.at(-1)));
  const schema = schemaAt(file.declaration.schema, path);
  const meta = schema && z.globalRegistry.get(unwrapOptional(schema));
  const problem = problemAt(file, nodeAt(root, path.slice(0, -1)) ?? root, {
    found: `no field ${name}`,
    expected:
      issue.code === "custom" ? issue.message : `${name}: ${meta?.description}`,
  });
  return { ...problem, path: formatPath(path) };
}

function wrongValue(file: Source, node: Node, issue: z.core.$ZodIssue) {
  const value: unknown = node.value;
  let found = describeValue(node, file.text);
  if (issue.code === "invalid_type") {
    if (typeof value === "string") found += " (a text)";
    if (typeof value === "number") found += " (a number)";
  }
  // The message shortens long texts.
  if (issue.code.startsWith("too_") && typeof value === "string")
    found += ` (${Array.from(value).length} characters)`;
  let expected = issue.message;
  const schema = schemaAt(file.declaration.schema, issue.path);
  if (value === null && schema && schema !== unwrapOptional(schema))
    expected += ", or nothing: remove the line";
  return problemAt(file, node, { found, expected, hint: hintFor(issue, node) });
}

/** Returns what is certainly meant by a value. */
function hintFor(issue: z.core.$ZodIssue, node: Node): string | undefined {
  if (issue.code === "custom") return issue.params?.hint as string | undefined;
  if (issue.code !== "invalid_value") return undefined;
  const taken = siblingValues(node);
  const free = issue.values.map(String).filter((each) => !taken.has(each));
  return meantName(String(node.value), free, SHORTEST);
}

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Messages for issues without one in the declaration; they complete "expected …". */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return joinWithOr(issue.values.map((value) => quote(String(value))));
    default:
      return "another value";
  }
};
