import { contentTypeOf } from "../../content/contentTypes";
import { formatPath } from "../../content/json/syntaxTree";
import { schemaAt } from "../../content/schema/introspection";
import { labelsAt, inFullWords } from "../describeChanges";
import { TextButton } from "./buttons";
import { useAttempt } from "./useAttempt";
import type { Question } from "../server/takeUpstream";
import { sendRequest } from "./sendRequest";
import type { OpenChoice } from "./State";
import { useEditor } from "./useEditor";

/** Renders each field that others have changed, too, with both versions. */
export function VersionChoices() {
  const { store, state } = useEditor();
  const [failure, attempt] = useAttempt();
  const choices = store.choicesIn(state.file);
  const others = state.questions.filter(
    ({ file, hasConflict }) => !hasConflict || !contentTypeOf(file),
  );
  if (choices.length === 0 && others.length === 0) return null;
  const choose = (choice: OpenChoice, keep: "mine" | "theirs") =>
    attempt(() => store.choose(choice, keep));
  return (
    <section className="summary" aria-labelledby="choices">
      <h3 id="choices">Someone else changed the same</h3>
      <p>Yours is kept until you choose.</p>
      {failure}
      <ul>
        {choices.map((choice) => {
          const { path, index, question } = choice;
          const schema = contentTypeOf(state.file)?.schema;
          const field = schema && schemaAt(schema, path);
          const value = store.valueOf(state.file);
          const label = schema ? labelsAt(schema, value, path) : "";
          const words = (version: unknown) =>
            field ? inFullWords(field, version) : String(version);
          return (
            <li key={`${question?.branch} ${index} ${formatPath(path)}`}>
              <strong>{label || "The whole page"}</strong>
              <dl>
                <dt>Yours</dt>
                <dd>{words(choice.mine)}</dd>
                <dt>Theirs</dt>
                <dd>{words(choice.theirs)}</dd>
              </dl>
              <p className="row">
                <TextButton icon="check" onClick={() => choose(choice, "mine")}>
                  Keep yours
                </TextButton>
                <TextButton
                  icon="file-import"
                  onClick={() => choose(choice, "theirs")}
                >
                  Take theirs
                </TextButton>
              </p>
            </li>
          );
        })}
        {others.map((question) => (
          <li key={question.branch + question.file}>
            <strong>{question.file}</strong>
            {!question.hasConflict ? (
              <p>
                What others changed in it is not in yet, because it does not fit
                what is here: there would be a problem, such as a name that
                occurs twice. Correct that, or ask for help.
              </p>
            ) : (
              <PictureChoice {...question} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PictureChoice(question: Question) {
  const { store } = useEditor();
  const { file, branch, base, theirs } = question;
  const [failure, attempt] = useAttempt();
  const choose = (isTheirs: boolean) => {
    const answer = { branch, file, before: base, after: theirs, isTheirs };
    return sendRequest("POST", "answers", JSON.stringify(answer)).then(() =>
      store.reload(),
    );
  };
  const versions = [
    ["Keep yours", file, false],
    ["Take theirs", `objects/${String(theirs)}/${file}`, true],
  ] as const;
  return (
    <>
      {failure}
      <p className="row">
        {versions.map(([label, address, isTheirs]) => (
          <TextButton
            key={label}
            icon="image"
            onClick={() => attempt(() => choose(isTheirs))}
          >
            <img src={address} alt="" /> {label}
          </TextButton>
        ))}
      </p>
    </>
  );
}
