import fc from "fast-check";
import * as z from "zod";

import { checkSource, readDocuments } from "../check";
import { contentTypes } from "../contentTypes";
import { formatReport } from "../formatReport";
import {
  iconSchema,
  jsonSchema,
  type JsonSchema,
} from "../generated/jsonSchema";
import { anyContent } from "./anyContent";
import { icons } from "./anyValue";

/** The same contents each time, so that a failure can be looked at. */
const parameters = {
  seed: Number(process.env.FUZZ_SEED ?? 2025),
  numRuns: Number(process.env.FUZZ_RUNS ?? 200),
};

/** What has to occur in the files' texts for them to prove anything. */
const variety = [
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hiragana}/u,
  /\p{Emoji_Presentation}/u,
  /\u2067/, // right-to-left
  /[^\s"]{60}/, // a long word
  /: \[\]/, // an empty list
  /(\n {4}\{(\n {6}.*)+\n {4}\},?){20}/, // a long list
];

test("the check accepts every content that a maintainer could write", () => {
  const seen = new Set<RegExp>();
  let contents = 0;
  fc.assert(
    fc.property(anyContent, (source) => {
      const report = checkSource(source);
      if (report.mistakes.length > 0) {
        throw new Error(formatReport(report, { colour: false }));
      }
      contents += 1;
      for (const text of source.files.values()) {
        variety
          .filter((kind) => kind.test(text))
          .forEach((kind) => seen.add(kind));
      }
    }),
    parameters,
  );
  expect(contents).toBeGreaterThanOrEqual(200);
  expect([...seen]).toEqual(expect.arrayContaining(variety));
});

test("the JSON Schemas accept what the check accepts", () => {
  const schemas = new Map(
    contentTypes.map((type) => {
      const text = JSON.stringify(jsonSchema(type, { pages: [], anchors: [] }));
      // Zod reads no schema that refers to another file.
      const icon = JSON.stringify(iconSchema(new Set(icons)));
      const schema = z.fromJSONSchema(
        JSON.parse(
          text.replaceAll('{"$ref":"icon.schema.json"}', icon),
        ) as JsonSchema,
      );
      expect(schema.safeParse({}).success).toBe(false);
      return [type, schema];
    }),
  );
  fc.assert(
    fc.property(anyContent, (source) => {
      for (const { type, value } of readDocuments(source)) {
        schemas.get(type)?.parse(value);
      }
    }),
    { ...parameters, numRuns: 20 },
  );
});
