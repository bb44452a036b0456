import type * as z from "zod";

import { either, quote } from "../describe";

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/**
 * Words for rules to which a declaration gives none. They complete
 * "expected …", as the declarations' own do.
 */
export const expectedWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return either(issue.values.map((value) => quote(String(value))));
    default:
      return "another value";
  }
};
