import type { ParsedFile } from "../parseFile";
import type { Content } from "../readContent";
import type { TextKind } from "../declarations/fields";
import type { Problem, Warning } from "../report/problems";
import type { Reference } from "../schema/findReferences";

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Finds one kind of warning in valid content. */
export type WarningRule = (content: Content) => Warning[];

/** Returns the files of one declaration, such as `team.json`. */
export function filesOf(content: Content, file: string): ParsedFile[] {
  return content.files.filter(({ declaration }) => declaration.file === file);
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
