import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
} from "jsonc-parser";
import * as z from "zod";

import { describeValue, joinWithOr, quote } from "../report/wording";
import { formatPath, type FieldPath } from "../json/syntaxTree";
import { nearestName } from "../report/nearestName";
import { problemAt, type Problem } from "../report/problems";
import { descriptionOf, fieldsOf, schemaAt } from "./introspection";

interface DeclaredFile {
  file: string;
  text: string;
  declaration: { schema: z.core.$ZodType };
  root: Node | undefined;
}

/** Returns the differences between a file and its declaration. */
export function schemaProblems(file: DeclaredFile): Problem[] {
  const { root, declaration } = file;
  if (!root) return [];
  const value: unknown = getNodeValue(root);
  const { error } = z.safeParse(declaration.schema, value, { error: errorMap });
  const problems: Problem[] = [];
  const misspelled = new Set<string>();
  for (const issue of error?.issues ?? []) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const name of issue.keys) {
      const problem = unknownField(file, root, issue.path, name);
      problems.push(problem);
      misspelled.add(formatPath([...issue.path, problem.hint ?? ""]));
    }
  }
  for (const issue of error?.issues ?? []) {
    const { code, path } = issue;
    if (code === "unrecognized_keys" || misspelled.has(formatPath(path)))
      continue;
    const node = nodeAt(root, path);
    problems.push(
      node ? wrongValue(file, node, issue) : missingField(file, root, path),
    );
  }
  return problems;
}

function nodeAt(root: Node, path: FieldPath): Node | undefined {
  return findNodeAtLocation(root, path as JSONPath);
}

function unknownField(
  file: DeclaredFile,
  root: Node,
  path: FieldPath,
  name: string,
) {
  const schema = schemaAt(file.declaration.schema, path);
  const fields = Object.keys((schema && fieldsOf(schema)) ?? {});
  const known = fields.filter((field) => field !== "$schema");
  const free = known.filter((field) => !nodeAt(root, [...path, field]));
  return problemAt(file, nodeAt(root, [...path, name])?.parent ?? root, {
    found: `an unknown field ${quote(name)}`,
    expected: joinWithOr(known),
    hint: nearestName(name, free),
  });
}

/** A missing field is reported at the start of its parent. */
function missingField(
  file: DeclaredFile,
  root: Node,
  path: FieldPath,
): Problem {
  const name = quote(String(path.at(-1)));
  const schema = schemaAt(file.declaration.schema, path);
  const description = schema && descriptionOf(schema);
  const problem = problemAt(file, nodeAt(root, path.slice(0, -1)) ?? root, {
    found: `no field ${name}`,
    expected: description ? `${name}: ${description}` : name,
  });
  return { ...problem, path: formatPath(path) };
}

function wrongValue(
  file: DeclaredFile,
  node: Node,
  issue: z.core.$ZodIssue,
): Problem {
  const value: unknown = node.value;
  const notes = [describeValue(node, file.text)];
  if (issue.code === "invalid_type") {
    if (typeof value === "string") notes.push("(a text)");
    if (typeof value === "number") notes.push("(a number)");
  }
  // The message shortens long texts.
  if (issue.code.startsWith("too_") && typeof value === "string") {
    notes.push(`(${value.length} characters)`);
  }
  return problemAt(file, node, {
    found: notes.join(" "),
    expected: issue.message,
    hint: hintOf(issue, String(value)),
  });
}

function hintOf(issue: z.core.$ZodIssue, value: string): string | undefined {
  if (issue.code === "custom") return issue.params?.hint as string | undefined;
  return issue.code === "invalid_value"
    ? nearestName(value, issue.values.map(String))
    : undefined;
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
