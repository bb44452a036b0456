import * as z from "zod";

import type { ContentType } from "../contentTypes";
import type { Reference } from "../fields";
import { expectedWords } from "../schema/expected";
import { referenceOf } from "../schema/walk";

/** Names that an editor offers. */
export interface KnownNames {
  pages: readonly string[];
  anchors: readonly string[];
}

/** A JSON Schema, as it is written to a file. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** File of the schema that lists the icons, which all others share. */
export const iconSchemaFile = "icon.schema.json";

/**
 * The JSON Schema of a content type, for the maintainer's editor: draft 7,
 * since that is what VS Code supports in full.
 */
export function jsonSchema(
  { file, schema }: ContentType,
  known: KnownNames,
): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      dropSafeBounds(jsonSchema);
      // Not for what wraps a text that may be left out: once is enough.
      if (jsonSchema.type !== "string") return;
      // VS Code shows the rules' own words.
      const { error } = z.safeParse(zodSchema, "", { error: expectedWords });
      if (error && (jsonSchema.pattern ?? jsonSchema.allOf)) {
        const words = new Set(error.issues.map(({ message }) => message));
        jsonSchema.patternErrorMessage = `Expected ${[...words].join("; ")}.`;
      }
      const reference = referenceOf(zodSchema);
      if (reference) addNames(jsonSchema, reference, known);
    },
  });
  return { $schema, title: `data/${file}`, ...rest };
}

/** The JSON Schema of an icon's name. */
export function iconSchema(names: ReadonlySet<string>): JsonSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    description: "A free icon of Font Awesome 6.7.2, solid or brand.",
    enum: [...names],
  };
}

/** A whole number's bounds of 2 ** 53 say nothing to a maintainer. */
function dropSafeBounds(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function addNames(
  jsonSchema: JsonSchema,
  { to }: Reference,
  { pages, anchors }: KnownNames,
): void {
  if (to === "icon") jsonSchema.allOf = [{ $ref: iconSchemaFile }];
  // Only examples: the legal texts and their paths are content themselves.
  if (to === "page") jsonSchema.examples = [...pages];
  if (to === "anchor") jsonSchema.examples = [...anchors];
}
