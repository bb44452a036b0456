import * as z from "zod";

import type { ContentType } from "../contentTypes";
import { descriptionOf, entryOf, fieldsOf } from "../schema/walk";

/** Lists every field of every file in Markdown, in the declarations' words. */
export function fieldGuide(types: readonly ContentType[]): string {
  return types
    .map(({ file, schema }) =>
      [`### \`data/${file}\``, "", ...fieldLines(schema, "")].join("\n"),
    )
    .join("\n\n");
}

function fieldLines(schema: z.core.$ZodType, indent: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {})
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, field]) => [
      `${indent}- ${title(name, field)} ${escape(descriptionOf(field) ?? "")}`,
      ...fieldLines(entryOf(field) ?? field, `${indent}  `),
    ]);
}

function title(name: string, field: z.core.$ZodType): string {
  const isList = entryOf(field) !== undefined;
  const notes = [
    ...(isList ? ["list"] : []),
    ...(field instanceof z.ZodOptional ? ["may be left out"] : []),
  ];
  const note = notes.length > 0 ? ` (${notes.join(", ")})` : "";
  return `**${name}**${note}:`;
}

/** A star in a description is a star, not the start of emphasis. */
function escape(text: string): string {
  return text.replace(/[*_<]/g, "\\$&");
}
