import type { ParsedFile } from "../parseFile";
import type { Content } from "../readContent";
import type { Problem, Warning } from "../report/problems";

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Finds one kind of warning in valid content. */
export type WarningRule = (content: Content) => Warning[];

/** Returns the files of one declaration, such as `team.json`. */
export function filesOf(content: Content, file: string): ParsedFile[] {
  return content.files.filter(({ declaration }) => declaration.file === file);
}
