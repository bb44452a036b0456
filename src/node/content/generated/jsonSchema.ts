import * as z from "zod";

import type { ContentType } from "../contentTypes";
import type { Reference } from "../fields";
import { expectedWords, joinExpected } from "../schema/expected";
import { referenceOf } from "../schema/walk";
import { patternSource } from "./patternSource";

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
      if (!(zodSchema instanceof z.ZodType) || jsonSchema.type !== "string") {
        return;
      }
      writePatterns(zodSchema, jsonSchema);
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

/**
 * Zod writes patterns without their flags, which may change their meaning, and
 * without their messages, which VS Code can show.
 */
function writePatterns(zodSchema: z.ZodType, jsonSchema: JsonSchema): void {
  const [first, ...more] = patternsOf(zodSchema).map(patternSource);
  if (first === undefined) return;
  jsonSchema.pattern = first;
  delete jsonSchema.allOf;
  if (more.length > 0) jsonSchema.allOf = more.map((pattern) => ({ pattern }));
  const { error } = zodSchema.safeParse("", { error: expectedWords });
  if (error) {
    jsonSchema.patternErrorMessage = `Expected ${joinExpected(error.issues)}.`;
  }
}

/** Returns the patterns of a text's format and of its further rules. */
export function patternsOf({ def }: z.ZodType): RegExp[] {
  const rules = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  return rules.flatMap((rule) =>
    "pattern" in rule && rule.pattern instanceof RegExp ? [rule.pattern] : [],
  );
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
