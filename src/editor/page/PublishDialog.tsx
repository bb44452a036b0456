import { useEffect, useState } from "react";

import * as button from "../../components/button.module.css";
import { Dialog } from "../../components/Dialog/Dialog";
import { type Change, describeChanges } from "../describeChanges";
import { ask, type ChangesAnswer } from "./api";
import { useEditor } from "./EditorContext";
import { fileTitle } from "./pages";

/** Renders what changed since the last commit, and publishes it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const [changes, setChanges] = useState<ChangesAnswer>();
  const [summary, setSummary] = useState("");
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ branch: string; address?: string }>();
  const fail = (error: unknown) => setFailure((error as Error).message);
  useEffect(() => {
    ask("GET", "changes").then(
      (answer) => setChanges(answer as ChangesAnswer),
      fail,
    );
  }, []);
  const publish = async () => {
    setBusy(true);
    setFailure("");
    const body = JSON.stringify({ summary });
    await ask("POST", "publish", body)
      .then((answer) => setDone(answer as typeof done), fail)
      .finally(() => setBusy(false));
  };
  const files = (changes?.files ?? []).map(({ file, text }) => ({
    file,
    entries: changesOf(text, file),
  }));
  function changesOf(text: string, file: string): Change[] {
    const type = store.typeOf(file);
    const now = store.current().disk.get(file)?.value;
    return type ? describeChanges(type.schema, JSON.parse(text), now) : [];
  }
  const isEmpty =
    changes?.problem === undefined &&
    files.length + (changes?.pictures.length ?? 0) === 0;
  return (
    <Dialog heading="Publish" closeLabel="Close" onClose={onClose}>
      {done ? (
        <Published {...done} />
      ) : changes?.problem !== undefined ? (
        <p>{changes.problem}</p>
      ) : !changes ? (
        <p role="status">{failure || "Looking for changes …"}</p>
      ) : isEmpty && (changes.isNewBranch || changes.unpushed === 0) ? (
        <p>There is nothing to publish: all content is as it was committed.</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          {files.map(({ file, entries }) => (
            <section key={file}>
              <h3>{fileTitle(store, file)}</h3>
              <ul className="changes">
                {entries.map((change, index) => (
                  <ChangeLine key={index} {...change} />
                ))}
                {entries.length === 0 && <li>The layout of the file</li>}
              </ul>
            </section>
          ))}
          {changes.pictures.length > 0 && (
            <section>
              <h3>Pictures</h3>
              <ul className="changes">
                {changes.pictures.map((picture) => (
                  <li key={picture}>{picture.replace("images/", "")}</li>
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
          {failure && (
            <p className="problem" role="alert">
              {failure}
            </p>
          )}
          <p className="dialog-buttons">
            <button type="submit" className={button.primary} disabled={isBusy}>
              {isBusy ? "Publishing …" : "Publish"}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}

function Published({ branch, address }: { branch: string; address?: string }) {
  return (
    <div role="status">
      <p>Your changes were sent to the branch {branch}.</p>
      {address ? (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            Open the pull request (new tab)
          </a>
        </p>
      ) : (
        <p>Open a pull request for it on the project’s page.</p>
      )}
    </div>
  );
}

function ChangeLine({ where, what, before, after, folder }: Change) {
  const place = where.join(" › ");
  const picture = (from: string, name: string) => (
    <img src={`${from}/${folder?.replace("images/", "")}/${name}`} alt={name} />
  );
  return (
    <li>
      <strong>{place}</strong>{" "}
      {what === "moved" ? (
        "have another order"
      ) : (
        <>
          {before !== undefined && (
            <del>{folder ? picture("before", before) : before}</del>
          )}{" "}
          {after !== undefined && (
            <ins>{folder ? picture("images", after) : after}</ins>
          )}
        </>
      )}
    </li>
  );
}
