import { readFileSync } from "node:fs";

import * as z from "zod";

import { declarations } from "./declarations";
import { schemaAt } from "./schema/introspection";

const readme = readFileSync("data/README.md", "utf8");

/** Examples in the guide: ```json FILE PATTERN */
const examples = [
  ...readme.matchAll(/^```json (\S+) (\S+)\n([^]*?)^```$/gm),
].map(([, file = "", pattern = "", text = ""]) => ({ file, pattern, text }));

test.each(examples)(
  "the guide's example of $pattern in $file is valid",
  (example) => {
    const declaration = declarations.find(({ file }) => file === example.file);
    const steps = example.pattern.match(/\[\]|[^.[\]]+/g) ?? [];
    const path = steps.map((step) => (step === "[]" ? 0 : step));
    const schema = declaration && schemaAt(declaration.schema, path);
    if (!schema) throw new Error(`There is no ${example.pattern}`);
    const value: unknown = JSON.parse(example.text);
    expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
  },
);
