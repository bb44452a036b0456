import { readFileSync } from "node:fs";

import * as z from "zod";

import { extremeContent } from "../../tests/content/extremeContent";
import { declarationOf, declarations } from "./declarations/allDeclarations";
import { readIcons } from "../check/readContent";
import { valuesIn } from "./fieldSchema";
import { jsonSchemas, schemaFileOf, SCHEMA_FOLDER } from "./jsonSchemas";

type JsonSchema = z.core.JSONSchema.BaseSchema;

let files: Map<string, string>;

beforeAll(async () => {
  files = jsonSchemas(await readIcons());
});

const schemaText = (name: string) =>
  files.get(`${SCHEMA_FOLDER}/${name}`) ?? "There is no such schema.";

test("has up-to-date files (fix: npm run build)", () => {
  for (const [file, text] of files) {
    expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
  }
});

test("describes every field and rejects unknown ones", () => {
  for (const { jsonSchema } of declarations) {
    for (const { path, value } of valuesIn(jsonSchema, undefined)) {
      const { properties, description } = value as JsonSchema;
      if (properties)
        expect(value).toHaveProperty("additionalProperties", false);
      const isField = path.at(-2) === "properties" && path.at(-1) !== "$schema";
      if (isField)
        expect([path, description]).toEqual([path, expect.any(String)]);
    }
  }
});

test("accepts the content that the check accepts", () => {
  const icons = schemaText("icon.schema.json");
  const content = Object.entries(extremeContent());
  for (const declaration of declarations) {
    // Zod cannot resolve a reference to another file.
    const text = schemaText(schemaFileOf(declaration)).replaceAll(
      /\{\s*"\$ref": "icon.schema.json"\s*\}/g,
      icons,
    );
    const schema = z.fromJSONSchema(JSON.parse(text) as JsonSchema);
    expect(schema.safeParse({}).success).toBe(false);
    for (const [file, json] of content) {
      if (declarationOf(file) === declaration) schema.parse(json);
    }
  }
});
