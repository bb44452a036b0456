import type * as z from "zod";

import type { ParsedFile } from "../parseFile";
import type { Content } from "../readContent";
import type { Finding, Place } from "../report/problems";
import type { FieldSchema } from "../schema/fieldSchema";

/** Finds one kind of problem. */
export type Rule = (content: Content) => Finding[];

/** Finds one kind of warning in valid content; one without places is not shown. */
export type WarningRule = (
  content: Content,
) => { summary: string; places: Place[] }[];

/** Returns the files that a schema declares. */
export function filesOf(content: Content, schema: z.ZodObject): ParsedFile[] {
  return content.files.filter(
    ({ declaration }) => declaration.schema === schema,
  );
}

/** Returns the content of the valid files that a schema declares, with their names. */
export function validContent<Schema extends z.ZodObject>(
  content: Content,
  schema: Schema,
) {
  return filesOf(content, schema)
    .filter(({ problems }) => problems.length === 0)
    .map((each) => ({
      ...(each.content as z.infer<Schema>),
      file: each.file,
    }));
}

/** Returns the texts of some kinds, such as all names of pictures. */
export const referencesTo = (
  { files }: Pick<Content, "files">,
  ...kinds: readonly FieldSchema["kind"][]
) =>
  files.flatMap(({ references }) =>
    references.filter(({ schema }) => kinds.includes(schema.kind)),
  );
