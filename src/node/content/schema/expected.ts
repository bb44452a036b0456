import type * as z from "zod";

import { either, quote } from "../words";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const formats: Readonly<Record<string, string>> = {
  url: "an address on the web",
  email: "an e-mail address",
  date: "a date, as in 2025-01-31",
};

/**
 * Words for rules to which a declaration gives none. They complete
 * "expected …", as the declarations' own do.
 */
export const expectedWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected] ?? issue.expected;
    case "invalid_format":
      return formats[issue.format] ?? "a text of another form";
    case "invalid_value":
      return either(issue.values.map((value) => quote(String(value))));
    case "too_small":
      return `at least ${amount(issue.origin, issue.minimum)}`;
    case "too_big":
      return `at most ${amount(issue.origin, issue.maximum)}`;
    default:
      return "another value";
  }
};

function amount(origin: string, bound: number | bigint): string {
  const unit = { string: " characters", array: " entries" }[origin] ?? "";
  return `${bound}${unit}`;
}

/**
 * Joins the words of all rules that one value breaks. A general rule's are
 * left out where the declaration has better ones: who reads "the address of a
 * LinkedIn profile" need not hear "an address on the web".
 */
export function joinExpected(issues: readonly z.core.$ZodIssue[]): string {
  const messages = issues.map(messageOf);
  const general = new Set(Object.values(formats));
  const special = messages.filter((message) => !general.has(message));
  const kept = special.length > 0 ? special : messages;
  return [...new Set(kept)].join("; ");
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_value") return issue.message;
  const names = either(issue.values.map(String));
  return issue.message.includes(quote(String(issue.values[0])))
    ? issue.message
    : `${issue.message}: ${names}`;
}
