import { useEffect, useState } from "react";

import * as button from "../../components/button.module.css";
import { Dialog } from "../../components/Dialog/Dialog";
import { contentTypeOf } from "../../content/contentTypes";
import { type Change, describeChanges } from "../describeChanges";
import type { changesSinceCommit, publish } from "../server/publish";
import { sendRequest } from "./sendRequest";
import { useAttempt } from "./parts";
import { fileTitle, useEditor } from "./useEditor";

type Changes = Awaited<ReturnType<typeof changesSinceCommit>>;
type Published = Awaited<ReturnType<typeof publish>>;

export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<Published>();
  const [failure, attempt] = useAttempt();
  useEffect(
    () =>
      attempt(() => sendRequest<Changes>("GET", "changes").then(setChanges)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once.
    [],
  );
  const isUnsent = changes && !changes.isNewBranch && changes.isUnpushed;
  return (
    <Dialog heading="Publish" closeLabel="Close" onClose={onClose}>
      {done ? (
        <div role="status">
          <p>Your changes were sent to the branch {done.branch}.</p>
          {done.address ? (
            <p>
              <a href={done.address} target="_blank" rel="noreferrer">
                Open the pull request (new tab)
              </a>
            </p>
          ) : (
            <p>Open a pull request for it on the project’s page.</p>
          )}
        </div>
      ) : !changes ? (
        failure || <p role="status">Looking for changes …</p>
      ) : changes.problem ? (
        <p>{changes.problem}</p>
      ) : !changes.isChanged && !isUnsent ? (
        <p>There is nothing to publish: all content is as it was committed.</p>
      ) : (
        <PublishForm changes={changes} onDone={setDone} />
      )}
    </Dialog>
  );
}

interface PublishFormProps {
  changes: Changes;
  onDone: (done: Published) => void;
}

function PublishForm({ changes, onDone }: PublishFormProps) {
  const { store } = useEditor();
  const [summary, setSummary] = useState("");
  const [failure, attempt] = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const changesOf = (file: string, text: string) => {
    const schema = contentTypeOf(file)?.schema;
    return schema
      ? describeChanges(schema, JSON.parse(text), store.onDisk(file))
      : [];
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        attempt(() =>
          sendRequest<Published>("POST", "publish", summary)
            .then(onDone)
            .finally(() => setBusy(false)),
        );
      }}
    >
      {changes.files.map(({ file, text }) => (
        <section key={file}>
          <h3>{fileTitle(store, file)}</h3>
          <ul className="changes">
            {changesOf(file, text).map((change, index) => (
              <ChangeLine key={index} {...change} />
            ))}
          </ul>
        </section>
      ))}
      {changes.pictures.length > 0 && (
        <section>
          <h3>Pictures</h3>
          <ul className="changes">
            {changes.pictures.map((picture) => (
              <li key={picture} className="row">
                <img
                  src={
                    store.current().source.pictures.has(picture)
                      ? picture
                      : picture.replace("images", "before")
                  }
                  alt=""
                />
                {picture.replace("images/", "")}
              </li>
            ))}
          </ul>
        </section>
      )}
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
        {changes.isNewBranch
          ? "This makes a branch for your change and sends it to the project, where someone can look at it before it is published."
          : `This is added to the branch ${changes.branch}.`}
      </p>
      {failure}
      <p className="row">
        <button type="submit" className={button.primary} disabled={isBusy}>
          {isBusy ? "Publishing …" : "Publish"}
        </button>
      </p>
    </form>
  );
}

function ChangeLine({ where, what, before, after, folder }: Change) {
  const show = (value: string, from: string) =>
    folder ? (
      <img src={`${folder.replace("images", from)}/${value}`} alt={value} />
    ) : (
      value
    );
  return (
    <li>
      <strong>{where.join(" › ")}</strong>{" "}
      {what === "moved" && "in a new order"}
      {before !== undefined && <del>{show(before, "before")}</del>}{" "}
      {after !== undefined && <ins>{show(after, "images")}</ins>}
    </li>
  );
}
