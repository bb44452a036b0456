import type { Problem } from "../../src/content/report";
import { Glyph } from "./buttons";
import { FieldLink, labelAt } from "./FieldLink";
import { fileTitle, useEditor } from "./useEditor";

/** Returns a problem as a sentence, in the check's own words. */
function problemSentence(
  { found, expected, hint }: Problem,
  label: string,
): string {
  const question = hint ? ` Did you mean “${hint}”?` : "";
  if (label === "") return `Found ${found}, expected ${expected}.${question}`;
  if (found.startsWith("no field")) return `${label} is missing.`;
  if (found === '""') return `${label} is empty.`;
  return `${label} must be ${expected}. It is ${found}.${question}`;
}

interface ProblemsProps {
  problems: readonly Problem[];
  label: string;
}

/** Renders the problems with a field. */
export function Problems({ problems, label }: ProblemsProps) {
  return problems.map((problem) => (
    <p key={problem.found} className="problem">
      <Glyph name="circle-exclamation" /> {problemSentence(problem, label)}
    </p>
  ));
}

/** Renders the problems in all files, with links to their fields. */
export function ProblemSummary() {
  const { store, state } = useEditor();
  const problems = store.shownProblems();
  if (problems.length === 0) return null;
  return (
    <section className="summary" aria-labelledby="summary">
      <h3 id="summary">There is a problem</h3>
      <ul>
        {problems.map((problem) => {
          const { path, found } = problem;
          const file = store.fileOf(problem);
          return (
            <FieldLink key={file + path + found} file={file} path={path}>
              {file !== state.file && `${fileTitle(store, file)}: `}
              {problemSentence(problem, labelAt(file, path))}
            </FieldLink>
          );
        })}
      </ul>
    </section>
  );
}
