import { getNodeValue } from "jsonc-parser";
import * as z from "zod";

import type { Declaration } from "../declarations";
import { formatPath } from "../json/syntaxTree";
import { siblingValues, valueAt } from "../json/values";
import { locate, type Source } from "../report/locate";
import { meantName } from "../report/meantName";
import type { FieldPath, Finding, Problem } from "../report/problems";
import { joinWithOr, quote } from "../report/wording";
import { fieldsOf, schemaAt, type FieldSchema } from "./fieldSchema";

/** In a closed list, one letter of a short name may be wrong. */
const SHORTEST = 3;

/** What is found in one file. */
type FindingHere = Omit<Finding, "file">;

/** Returns the differences between a file and its declaration. */
export function schemaProblems(
  source: Source,
  { schema, json }: Declaration,
): Problem[] {
  const { file, root } = source;
  if (!root) return [];
  const value: unknown = getNodeValue(root);
  const issues =
    z.safeParse(schema, value, { error: errorMap }).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => unknownField(json, value, issue.path, name))
      : [],
  );
  const meant = unknown.flatMap(({ path, hint }) =>
    hint ? formatPath([...path.slice(0, -1), hint]) : [],
  );
  const wrong = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    // These may follow from a misspelled name.
    .filter(({ code }) => code !== "custom" || meant.length === 0)
    .filter(({ path }) => !meant.includes(formatPath(path)))
    .map((issue) => wrongValue(json, value, issue));
  return [...unknown, ...wrong].map((each) =>
    locate(source, { file, ...each }),
  );
}

function unknownField(
  root: FieldSchema,
  content: unknown,
  path: FieldPath,
  name: string,
): FindingHere {
  const schema = schemaAt(root, path);
  const known = schema ? fieldsOf(schema).map((field) => field.name) : [];
  const free = known.filter(
    (field) => valueAt(content, [...path, field]) === undefined,
  );
  return {
    path: [...path, name],
    found: `an unknown field ${quote(name)}`,
    expected: joinWithOr(known),
    hint: meantName(name, free, SHORTEST),
  };
}

function wrongValue(
  root: FieldSchema,
  content: unknown,
  issue: z.core.$ZodIssue,
): FindingHere {
  const { path, code, message } = issue;
  const value = valueAt(content, path);
  const name = String(path.at(-1));
  if (value === undefined) {
    const { description } = schemaAt(root, path) ?? {};
    return {
      path,
      found: `no field ${quote(name)}`,
      expected: code === "custom" ? message : `${quote(name)}: ${description}`,
    };
  }
  let note = "";
  if (code === "invalid_type") {
    if (typeof value === "string") note = " (a text)";
    if (typeof value === "number") note = " (a number)";
  }
  // The message shortens long texts.
  if (code.startsWith("too_") && typeof value === "string")
    note = ` (${Array.from(value).length} characters)`;
  return {
    path,
    note,
    expected: message,
    hint: hintFor(content, issue),
  };
}

/** Returns what is certainly meant by a value. */
function hintFor(content: unknown, issue: z.core.$ZodIssue) {
  if (issue.code === "custom") return issue.params?.hint as string | undefined;
  const value = valueAt(content, issue.path);
  if (issue.code !== "invalid_value" || typeof value !== "string")
    return undefined;
  const taken = siblingValues(content, issue.path);
  const free = issue.values.map(String).filter((each) => !taken.has(each));
  return meantName(value, free, SHORTEST);
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
