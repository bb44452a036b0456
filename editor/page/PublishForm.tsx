import { useState } from "react";

import * as button from "../../src/components/button.module.css";
import { contentTypeOf } from "../../src/content/contentTypes";
import { describeChanges } from "../describeChanges";
import type { describePublication } from "../server/publish";
import { ChangeLine } from "./ChangeLine";
import { sendRequest } from "./sendRequest";
import { useAttempt } from "./useAttempt";
import { fileTitle, useEditor } from "./useEditor";

/** After this time the network is slow. */
const SLOW_MS = 10_000;

/** What can be published, and what became of the last publication. */
export type Publishable = Awaited<ReturnType<typeof describePublication>>;

interface PublishFormProps extends Publishable {
  onDone: (answer: Publishable) => void;
}

/** Renders what is about to be published, and sends it with a summary. */
export function PublishForm({
  changed,
  request,
  canPublish,
  onDone,
}: PublishFormProps) {
  const { store } = useEditor();
  const [summary, setSummary] = useState("");
  const [failure, attempt] = useAttempt();
  const [sending, setSending] = useState<AbortController>();
  const [isSlow, setSlow] = useState(false);
  const send = async () => {
    const controller = new AbortController();
    setSending(controller);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    try {
      const { signal } = controller;
      onDone(await sendRequest("POST", "publish", summary, signal));
    } finally {
      clearTimeout(timer);
      setSending(undefined);
      setSlow(false);
      await store.reload();
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
      {isSlow && (
        <p role="status">
          The network is slow. You can wait, or cancel and try again later: your
          work is kept, and you can go on editing.
        </p>
      )}
      {canPublish && (
        <p className="row">
          <button type="submit" className={button.primary} disabled={!!sending}>
            {sending ? "Publishing …" : "Publish"}
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
      )}
    </form>
  );
}

/** Renders the changes of a text, or a picture as it is now or was. */
function ChangedFile({ file, before }: Publishable["changed"][number]) {
  const { store, state } = useEditor();
  const schema = contentTypeOf(file)?.schema;
  const isThere = state.source.pictures.has(file);
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
