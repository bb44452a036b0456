import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import * as z from "zod";

import { checkSource } from "../../content/checkSource";
import { contentTypes } from "../../content/contentTypes";
import { formatReport } from "./formatReport";
import { schemaAt } from "../../content/schema/introspection";
import { testSource } from "../../../tests/jest/testContent";

const readme = readFileSync("data/README.md", "utf8");

/** Examples in the guide: ```json FILE PATTERN */
const examples = [
  ...readme.matchAll(/^```json (\S+) (\S+)\n([^]*?)^```$/gm),
].map(([, file = "", pattern = "", text = ""]) => ({ file, pattern, text }));

test.each(examples)(
  "the guide's example of $pattern in $file is valid",
  (example) => {
    const type = contentTypes.find(({ file }) => file === example.file);
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
  const home = JSON.stringify({ vision: { cards: [{ icon: "rokcet" }] } });
  const source = testSource({
    files: new Map([["home.json", home]]),
    icons: { names: new Set(["rocket"]), renamed: new Map() },
  });
  const report = stripVTControlCharacters(formatReport(checkSource(source)));
  const [shown, actual] = [example.trim(), report].map((text) =>
    text.replace(/\d+/g, "0"),
  );
  expect(actual).toContain(shown);
});
