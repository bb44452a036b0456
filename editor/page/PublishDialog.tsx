import { useEffect, useState } from "react";

import { Dialog } from "../../src/components/Dialog/Dialog";
import { FieldLink, labelAt } from "./FieldLink";
import { type Publishable, PublishForm } from "./PublishForm";
import { sendRequest } from "./sendRequest";
import { Failure, useAttempt } from "./useAttempt";
import { fileTitle, useEditor } from "./useEditor";
import { takenInWords } from "./useSync";

interface Changes extends Publishable {
  taken: { changes: number; problem: string; details: string };
}

const states = {
  waiting: "Your request waits until someone looks at it.",
  answered:
    "Someone changed your request. Their changes are in your content already.",
  published: "Your last request was accepted: its changes are published.",
  closed:
    "Your last request was closed without being published. Its changes are below again.",
} as const;

/** Renders the dialog that lists what has changed and sends it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const [changes, setChanges] = useState<Changes>();
  const [isSent, setSent] = useState(false);
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Looks once, when the dialog opens.
  }, []);
  return (
    <Dialog heading="Publish" closeLabel="Close" onClose={onClose}>
      {changes ? (
        <>
          {isSent && (
            <p role="status">
              Your changes were sent. Someone looks at them now; once they
              accept them, they are on the site within minutes.
            </p>
          )}
          <Received {...changes.taken} />
          <Request {...changes} />
          <Unsaved />
          {changes.changed.length > 0 ? (
            <PublishForm
              {...changes}
              onDone={(answer) => {
                setSent(true);
                setChanges({ ...changes, ...answer });
              }}
            />
          ) : (
            // Before the first fetch nobody knows what is published.
            changes.branch !== "" && (
              <p>There is nothing to publish: all that is saved is sent.</p>
            )
          )}
          <LeftFiles {...changes} />
        </>
      ) : (
        (failure ?? <p role="status">Looking for changes …</p>)
      )}
    </Dialog>
  );
}

function Received({ changes, problem, details }: Changes["taken"]) {
  if (problem) return <Failure message={problem} details={details} />;
  return changes > 0 && <p role="status">{takenInWords(changes)}</p>;
}

function Request({ request }: Publishable) {
  if (!request) return null;
  const { state, address, branch, isOpen } = request;
  return (
    <p>
      {states[state]}{" "}
      {isOpen && address && (
        <a href={address} target="_blank" rel="noreferrer">
          Open the request (new tab)
        </a>
      )}
      {isOpen &&
        !address &&
        `Its branch is ${branch}; open a request for it on the project’s page.`}
    </p>
  );
}

/** Renders links to the fields that are not saved, which are not published. */
function Unsaved() {
  const { store, state } = useEditor();
  const unsaved = state.problems
    .map((problem) => ({ file: store.fileOf(problem), path: problem.path }))
    .filter(({ file }) => state.drafts.has(file));
  const undecided = store
    .files()
    .filter((file) => store.choicesIn(file).length > 0);
  if (unsaved.length === 0 && undecided.length === 0) return null;
  return (
    <section>
      <h3>Not saved, so not published</h3>
      <ul>
        {unsaved.map((field) => (
          <FieldLink key={field.file + field.path} {...field}>
            {fileTitle(store, field.file)} ›{" "}
            {labelAt(field.file, field.path) || field.path}
          </FieldLink>
        ))}
        {undecided.map((file) => (
          <li key={file}>{fileTitle(store, file)}: choose a version first</li>
        ))}
      </ul>
    </section>
  );
}

function LeftFiles({ left }: Publishable) {
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
