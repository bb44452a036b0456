import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import * as z from "zod";

import { checkContent } from "./checkContent";
import { declarations } from "./declarations";
import { formatReport } from "./report/formatReport";
import { schemaAt } from "./schema/introspection";
import { testContent } from "../../tests/jest/testContent";

const readme = readFileSync("data/README.md", "utf8");

/** Examples in the guide: ```json FILE PATTERN */
const examples = [
  ...readme.matchAll(/^```json (\S+) (\S+)\n([^]*?)^```$/gm),
].map(([, file = "", pattern = "", text = ""]) => ({ file, pattern, text }));

test.each(examples)(
  "the guide's example of $pattern in $file is valid",
  (example) => {
    const type = declarations.find(({ file }) => file === example.file);
    const steps = example.pattern.match(/\[\]|[^.[\]]+/g) ?? [];
    const path = steps.map((step) => (step === "[]" ? 0 : step));
    const schema = type && schemaAt(type.schema, path);
    if (!schema) throw new Error(`There is no ${example.pattern}`);
    const value: unknown = JSON.parse(example.text);
    expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
  },
);

test("the guide shows an actual message", () => {
  const [, example = ""] = /^```text\n([^]*?)^```$/m.exec(readme) ?? [];
  const content = testContent(
    { "home.json": { vision: { cards: [{ icon: "rokcet" }] } } },
    { icons: { names: new Set(["rocket"]), renamed: new Map() } },
  );
  const report = stripVTControlCharacters(formatReport(checkContent(content)));
  const [shown, actual] = [example.trim(), report].map((text) =>
    text.replace(/\d+/g, "0"),
  );
  expect(actual).toContain(shown);
});
