import { contentTypeOf } from "../../content/contentTypes";
import { describeChanges } from "../describeChanges";
import { TextButton } from "./parts";
import { useEditor } from "./useEditor";

/** Renders the choice between the draft of a file and the version on disk. */
export function Conflict() {
  const { store, state } = useEditor();
  const { file } = state;
  const type = contentTypeOf(file);
  const changes = type
    ? describeChanges(type.schema, store.onDisk(file), store.valueOf(file))
    : [];
  return (
    <section className="summary" role="alert">
      <h3>This content was changed outside the editor</h3>
      <p>Nothing is saved here until you choose. Your version differs in:</p>
      <ul>
        {changes.map(({ where, before, after }, index) => (
          <li key={index}>
            {where.join(" › ")}: yours “{after}”, on disk “{before}”
          </li>
        ))}
      </ul>
      <p className="row">
        <TextButton
          icon="check"
          onClick={() => store.resolveConflict(file, "mine")}
        >
          Keep my version
        </TextButton>
        <TextButton
          icon="file-import"
          onClick={() => store.resolveConflict(file, "disk")}
        >
          Use the version on disk
        </TextButton>
      </p>
    </section>
  );
}
