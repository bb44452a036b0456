import { contentTypeOf } from "../../content/contentTypes";
import { schemaAt } from "../../content/schema/introspection";
import { labelOf } from "../values";
import { problemSentence } from "./problemSentence";
import { fileTitle, useEditor } from "./useEditor";

/** Opens the entries around a field, scrolls to it and focuses it. */
export function showField(path: string): void {
  const field = document.getElementById(path);
  for (let at = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  const target = field?.querySelector<HTMLElement>("summary") ?? field;
  target?.scrollIntoView({ block: "center" });
  target?.focus();
}

/** Returns the label of the field at a path, as in `groups[0].heading`. */
export function labelAt(file: string, path: string): string {
  const keys = (path.match(/[^.[\]]+/g) ?? []).map((key) =>
    /^\d+$/.test(key) ? Number(key) : key,
  );
  const type = contentTypeOf(file);
  const schema = type && schemaAt(type.schema, keys);
  const name = keys.findLast((key) => typeof key === "string");
  return schema ? labelOf(schema, name) : "";
}

export function ProblemSummary() {
  const { store, state } = useEditor();
  const { source } = state;
  const problems = store.shownProblems();
  if (problems.length === 0) return null;
  const show = (file: string, path: string) => {
    if (file !== state.file) store.select(file);
    requestAnimationFrame(() => showField(path));
  };
  return (
    <section className="summary" aria-labelledby="summary">
      <h3 id="summary">There is a problem</h3>
      <ul>
        {problems.map((problem) => {
          const file = problem.file.slice(source.folder.length + 1);
          return (
            <li key={`${problem.file}${problem.path}${problem.found}`}>
              <a
                href={`#${file}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(file, problem.path);
                }}
              >
                {file !== state.file && `${fileTitle(store, file)}: `}
                {problemSentence(problem, labelAt(file, problem.path))}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
