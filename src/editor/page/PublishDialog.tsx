import { useEffect, useState } from "react";

import * as button from "../../components/button.module.css";
import { Dialog } from "../../components/Dialog/Dialog";
import { contentTypeOf } from "../../content/contentTypes";
import { describeChanges } from "../describeChanges";
import type { describePublication } from "../server/publish";
import { ChangeLine } from "./ChangeLine";
import { Failure, useAttempt } from "./parts";
import { labelAt, showField } from "./ProblemSummary";
import { sendRequest } from "./sendRequest";
import { fileTitle, useEditor } from "./useEditor";
import { takenInWords } from "./useSync";

type Publication = Awaited<ReturnType<typeof describePublication>>;

interface Changes extends Publication {
  taken: { changes: number; problem: string; details: string };
  canPublish: boolean;
}

/** After this time the network is slow. */
const SLOW_MS = 10_000;

const states = {
  waiting: "Your request waits until someone looks at it.",
  answered:
    "Someone changed your request. Their changes are in your content already.",
  published: "Your last request was accepted: its changes are published.",
  closed:
    "Your last request was closed without being published. Its changes are below again.",
} as const;

const openStates: readonly string[] = ["waiting", "answered"];

/** Renders the dialog that lists what has changed and sends it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<Publication>();
  const [failure, attempt] = useAttempt();
  useEffect(() => {
    const canceled = new AbortController();
    const { signal } = canceled;
    attempt(() =>
      sendRequest<Changes>("GET", "changes", undefined, signal).then(
        async (answer) => {
          await store.reload();
          setChanges(answer);
        },
      ),
    );
    return () => canceled.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, []);
  return (
    <Dialog heading="Publish" closeLabel="Close" onClose={onClose}>
      {done ? (
        <div role="status">
          <p>
            Your changes were sent. Someone looks at them now; once they accept
            them, they are on the site within minutes.
          </p>
          <Request {...done} />
        </div>
      ) : !changes ? (
        (failure ?? <p role="status">Looking for changes …</p>)
      ) : (
        <>
          {changes.taken.problem && (
            <Failure
              message={changes.taken.problem}
              details={changes.taken.details}
            />
          )}
          {changes.taken.changes > 0 && (
            <p role="status">{takenInWords(changes.taken.changes)}</p>
          )}
          {changes.request && <p>{states[changes.request.state]}</p>}
          {changes.request && <Request {...changes} />}
          <Unsaved onClose={onClose} />
          {changes.changed.length > 0 ? (
            <PublishForm changes={changes} onDone={setDone} />
          ) : (
            // Before the first fetch nobody knows what is published.
            changes.branch !== "" && (
              <p>There is nothing to publish: all that is saved is sent.</p>
            )
          )}
          <LeftFiles {...changes} />
        </>
      )}
    </Dialog>
  );
}

function Request({ request }: Publication) {
  if (!request || !openStates.includes(request.state)) return null;
  return request.address ? (
    <p>
      <a href={request.address} target="_blank" rel="noreferrer">
        Open the request (new tab)
      </a>
    </p>
  ) : (
    <p>
      Its branch is {request.branch}; open a request for it on the project’s
      page.
    </p>
  );
}

/** Renders links to the fields that are not saved, which are not published. */
function Unsaved({ onClose }: { onClose: () => void }) {
  const { store, state } = useEditor();
  const files = [...state.drafts.keys()];
  const unsaved = state.problems.flatMap(({ file, path }) => {
    const name = file.slice(state.source.folder.length + 1);
    return files.includes(name) ? [{ name, path }] : [];
  });
  const choices = store.files().flatMap((file) => store.choicesIn(file));
  if (unsaved.length === 0 && choices.length === 0) return null;
  return (
    <section>
      <h3>Not saved, so not published</h3>
      <ul>
        {unsaved.map(({ name, path }) => (
          <li key={name + path}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onClose();
                store.select(name);
                requestAnimationFrame(() => showField(path));
              }}
            >
              {fileTitle(store, name)} › {labelAt(name, path) || path}
            </a>
          </li>
        ))}
        {[...new Set(choices.map(({ file }) => file))].map((file) => (
          <li key={file}>{fileTitle(store, file)}: choose a version first</li>
        ))}
      </ul>
    </section>
  );
}

function LeftFiles({ left }: Publication) {
  if (left.length === 0) return null;
  return (
    <section>
      <h3>Files that stay on this computer</h3>
      <ul className="changes">
        {left.map(({ file, reason }) => (
          <li key={file}>
            {file}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PublishFormProps {
  changes: Changes;
  onDone: (done: Publication) => void;
}

function PublishForm({ changes, onDone }: PublishFormProps) {
  const { store } = useEditor();
  const [summary, setSummary] = useState("");
  const [failure, attempt] = useAttempt();
  const [sending, setSending] = useState<AbortController>();
  const [isSlow, setSlow] = useState(false);
  const isOpen = openStates.includes(changes.request?.state ?? "");
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
      {changes.changed.map(({ file, before }) => {
        const schema = contentTypeOf(file)?.schema;
        return (
          <section key={file}>
            <h3>
              {schema ? fileTitle(store, file) : file.replace("images/", "")}
            </h3>
            <ul className="changes">
              {schema ? (
                describeChanges(schema, before, store.onDisk(file)).map(
                  (change, index) => <ChangeLine key={index} {...change} />,
                )
              ) : (
                <li>
                  <img
                    src={
                      store.current().source.pictures.has(file)
                        ? file
                        : file.replace("images", "before")
                    }
                    alt=""
                  />
                </li>
              )}
            </ul>
          </section>
        );
      })}
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
        {isOpen
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
      {changes.canPublish && (
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
