import { getNodeValue } from "jsonc-parser";
import type * as z from "zod";

import type { TextKind } from "../declarations/fields";
import type { ParsedFile, Reference } from "../parseFile";
import type { Content } from "../readContent";
import type { Problem, Warning } from "../report/problems";

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Finds one kind of warning in valid content; one without locations is not shown. */
export type WarningRule = (content: Content) => Warning[];

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
  return filesOf(content, schema).flatMap(({ file, root, problems }) =>
    root && problems.length === 0
      ? { ...(getNodeValue(root) as z.infer<Schema>), file }
      : [],
  );
}

/** Returns the texts of some kinds, such as all names of pictures. */
export function referencesTo<Kind extends TextKind["kind"]>(
  { files }: Pick<Content, "files">,
  ...kinds: readonly Kind[]
) {
  type OfKinds = Reference<TextKind & { kind: Kind }>;
  const names: readonly string[] = kinds;
  return files.flatMap(({ references }) =>
    references.filter((each): each is OfKinds =>
      names.includes(each.kind.kind),
    ),
  );
}
