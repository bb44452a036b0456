import { readFileSync } from "node:fs";

import * as z from "zod";

import { declarations } from "../content/declarations/allDeclarations";

const readme = readFileSync("data/README.md", "utf8");

/** Returns the schema of a field, or of a list's items. */
function schemaIn(schema: unknown, step: string): unknown {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodObject ? inner.shape[step] : undefined;
}

/** The examples in the guide. Each example begins with ```json FILE PATTERN. */
const examples = [
  ...readme.matchAll(/^```json (\S+) (\S+)\n([^]*?)^```$/gm),
].map(([, file = "", pattern = "", text = ""]) => ({ file, pattern, text }));

test.each(examples)(
  "accepts the guide's example of $pattern in $file",
  (example) => {
    const declaration = declarations.find(({ file }) => file === example.file);
    const steps = example.pattern.match(/\[\]|[^.[\]]+/g) ?? [];
    const schema = steps.reduce(schemaIn, declaration?.zodSchema);
    if (!(schema instanceof z.ZodType))
      throw new Error(`There is no ${example.pattern}`);
    const value: unknown = JSON.parse(example.text);
    expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
  },
);
