import { useState } from "react";

import { contentTypeOf } from "../../src/content/contentTypes";
import { type Change, describeChanges } from "../describeChanges";
import type { SyncStatus } from "../server/sync/Sync";
import { button } from "./look";
import { sendRequest } from "./sendRequest";
import { useAttempt } from "./useAttempt";
import { fileTitle, useEditor } from "./useEditor";

interface PublishFormProps extends SyncStatus {
  onDone: () => void;
}

/** Renders what is about to be published, and sends it with a summary. */
export function PublishForm({ changed, request, onDone }: PublishFormProps) {
  const isUpdate = changed.length === 0;
  const [summary, setSummary] = useState(
    isUpdate ? "Update with the latest version of the site" : "",
  );
  const [failure, attempt] = useAttempt();
  const [sending, setSending] = useState<AbortController>();
  const send = async () => {
    const controller = new AbortController();
    setSending(controller);
    try {
      const { signal } = controller;
      await sendRequest("POST", "publish", summary, { signal });
      onDone();
    } finally {
      setSending(undefined);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt(send);
      }}
    >
      {changed.map((change) => (
        <ChangedFile key={change.file} {...change} />
      ))}
      <label className="field">
        What did you change, in one line?
        <input
          value={summary}
          maxLength={72}
          required
          placeholder="Add Zoë O’Neill to the tech team"
          onChange={({ target }) => setSummary(target.value)}
        />
      </label>
      <p className="hint">
        {request?.isOpen
          ? "This is added to your open request."
          : "This sends your changes as a request: someone looks at them before they are published."}
      </p>
      {failure}
      {sending && (
        <p role="status">
          While the network is slow, you can wait, or cancel and try again
          later: your work is kept.
        </p>
      )}
      <p className="row">
        <button type="submit" className={button.primary} disabled={!!sending}>
          {sending
            ? "Publishing …"
            : isUpdate
              ? "Update your request"
              : "Publish"}
        </button>
        {sending && (
          <button
            type="button"
            className="text-button"
            onClick={() => sending.abort()}
          >
            Cancel
          </button>
        )}
      </p>
    </form>
  );
}

/** Renders the changes of a text, or a picture as it is now or was. */
function ChangedFile({ file, before }: SyncStatus["changed"][number]) {
  const { store, state } = useEditor();
  const schema = contentTypeOf(file)?.schema;
  const isThere = state.project.pictures.has(file);
  return (
    <section>
      <h3>{schema ? fileTitle(store, file) : file.replace("images/", "")}</h3>
      <ul className="changes">
        {schema ? (
          describeChanges(schema, before, store.onDisk(file)).map(
            (change, index) => <ChangeLine key={index} {...change} />,
          )
        ) : (
          <li>
            <img
              src={isThere ? file : `objects/${String(before)}/${file}`}
              alt=""
            />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Renders a change of a field with its former and its new value. */
function ChangeLine({ where, isMoved, before, after, folder }: Change) {
  const show = (value: string) =>
    folder ? <img src={`${folder}/${value}`} alt={value} /> : value;
  return (
    <li>
      <strong>{where.join(" › ")}</strong> {isMoved && "in a new order"}
      {before !== undefined && <del>{show(before)}</del>}{" "}
      {after !== undefined && <ins>{show(after)}</ins>}
    </li>
  );
}
