import * as z from "zod";

import type { ContentType } from "../../../content/contentTypes";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
} from "../../../content/schema/introspection";

/** Returns a Markdown list of every field of every file. */
export function fieldGuide(types: readonly ContentType[]): string {
  return types
    .map(({ file, schema }) =>
      [`### \`data/${file}\``, "", ...fieldLines(schema, "")].join("\n"),
    )
    .join("\n\n");
}

function fieldLines(schema: z.core.$ZodType, indent: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {})
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, field]) => {
      const entry = entryOf(field);
      const notes = [
        ...(entry ? ["list"] : []),
        ...(field instanceof z.ZodOptional ? ["may be left out"] : []),
      ].join(", ");
      const text = descriptionOf(field)?.replace(/[*_<]/g, "\\$&");
      return [
        `${indent}- **${name}**${notes && ` (${notes})`}: ${text}`,
        ...fieldLines(entry ?? field, `${indent}  `),
      ];
    });
}
