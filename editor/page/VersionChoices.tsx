import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath } from "../../src/content/json/syntaxTree";
import { schemaAt } from "../../src/content/schema/introspection";
import { asText } from "../contentValues";
import { labelsAt, inFullWords } from "../describeChanges";
import { TextButton } from "./buttons";
import { useAttempt } from "./useAttempt";
import type { OpenChoice } from "./State";
import { useEditor } from "./useEditor";

/** Renders each field that others have changed, too, with both versions. */
export function VersionChoices() {
  const { store, state } = useEditor();
  const [failure, attempt] = useAttempt();
  const pictures = state.questions
    .map(({ file }) => file)
    .filter((file) => !contentTypeOf(file));
  const choices = [state.file, ...new Set(pictures)].flatMap((file) =>
    store.choicesIn(file),
  );
  const unfit = state.questions.filter(({ hasConflict }) => !hasConflict);
  if (choices.length === 0 && unfit.length === 0) return null;
  const choose = (choice: OpenChoice, keep: "mine" | "theirs") =>
    attempt(() => store.choose(choice, keep));
  return (
    <section className="summary" aria-labelledby="choices">
      <h3 id="choices">Someone else changed the same</h3>
      <p>Yours is kept until you choose.</p>
      {failure}
      <ul>
        {choices.map((choice) => {
          const { file, path, index, question } = choice;
          const schema = contentTypeOf(file)?.schema;
          const field = schema && schemaAt(schema, path);
          const label = schema
            ? labelsAt(schema, store.valueOf(file), path) || "The whole page"
            : file;
          const show = (version: unknown) => {
            if (field) return inFullWords(field, version);
            if (version === undefined) return "(removed)";
            const text = asText(version);
            if (schema) return text;
            const address = text === file ? file : `objects/${text}/${file}`;
            return <img src={address} alt={file} />;
          };
          return (
            <li
              key={`${question?.branch} ${index} ${file} ${formatPath(path)}`}
            >
              <strong>{label}</strong>
              <dl>
                <dt>Yours</dt>
                <dd>{show(choice.mine)}</dd>
                <dt>Theirs</dt>
                <dd>{show(choice.theirs)}</dd>
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
        {unfit.map(({ branch, file }) => (
          <li key={branch + file}>
            <strong>{file}</strong>
            <p>
              What others changed in it is not in yet, because it does not fit
              what is here: there would be a problem, such as a name that occurs
              twice. Correct that, or ask for help.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
