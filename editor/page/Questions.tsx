import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath } from "../../src/content/json/syntaxTree";
import { schemaAt } from "../../src/content/schema/introspection";
import { asText } from "../contentValues";
import { labelsAt, inFullWords } from "../describeChanges";
import type { Question } from "../messages";
import { TextButton } from "./buttons";
import { sendRequest } from "./sendRequest";
import { useAttempt } from "./useAttempt";
import { fileTitle, useEditor } from "./useEditor";

/** Renders what somebody has to decide before anything is published. */
export function Questions() {
  const { store, state } = useEditor();
  const [failure, attempt] = useAttempt();
  const { restored = [] } = state.sync ?? {};
  // A picture has no form of its own.
  const questions = state.questions.filter(
    ({ file }) => file === state.file || !contentTypeOf(file),
  );
  const restore = (choice: "mine" | "published") =>
    attempt(() => sendRequest("POST", "restore", choice));
  if (questions.length === 0 && restored.length === 0) return null;
  return (
    <section className="summary" aria-labelledby="questions">
      <h3 id="questions">
        {restored.length > 0
          ? "Git has put other files here"
          : "Someone else changed the same"}
      </h3>
      {failure}
      {restored.length > 0 ? (
        <>
          <p>
            Git replaced{" "}
            {restored.map((file) => fileTitle(store, file)).join(", ")} on this
            computer by the version of its last commit. What the editor had is
            kept. Which one do you want to go on with?
          </p>
          <p className="row">
            <TextButton icon="rotate-left" onClick={() => restore("mine")}>
              Bring the editor’s version back
            </TextButton>
            <TextButton icon="check" onClick={() => restore("published")}>
              Start from what is here now
            </TextButton>
          </p>
        </>
      ) : (
        <p>Yours is kept until you choose.</p>
      )}
      <ul>
        {questions.map((question) => {
          const { file, path, id = "" } = question;
          return (
            <li key={`${id} ${file} ${formatPath(path)}`}>
              <strong>{labelOf(question, store.valueOf(file))}</strong>
              <dl>
                <dt>Yours</dt>
                <dd>
                  <Version question={question} version={question.mine} />
                </dd>
                <dt>Theirs</dt>
                <dd>
                  <Version question={question} version={question.theirs} />
                </dd>
              </dl>
              <p className="row">
                <TextButton
                  icon="check"
                  onClick={() => attempt(() => store.choose(question, "mine"))}
                >
                  Keep yours
                </TextButton>
                <TextButton
                  icon="file-import"
                  onClick={() =>
                    attempt(() => store.choose(question, "theirs"))
                  }
                >
                  Take theirs
                </TextButton>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function labelOf({ file, path }: Question, value: unknown): string {
  const type = contentTypeOf(file);
  return type ? labelsAt(type.schema, value, path) || "The whole page" : file;
}

interface VersionProps {
  question: Question;
  /** Of a picture: its object id. */
  version: unknown;
}

function Version({ question: { file, path }, version }: VersionProps) {
  if (version === undefined) return "(removed)";
  const type = contentTypeOf(file);
  const field = type && schemaAt(type.schema, path);
  if (!type)
    return <img src={`objects/${asText(version)}/${file}`} alt={file} />;
  return field ? inFullWords(field, version) : JSON.stringify(version);
}
