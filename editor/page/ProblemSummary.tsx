import { FieldLink, labelAt } from "./FieldLink";
import { problemSentence } from "./Problems";
import { fileTitle, useEditor } from "./useEditor";

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
