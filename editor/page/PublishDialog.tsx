import { useEffect, useState } from "react";

import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath } from "../../src/content/json/syntaxTree";
import type { SyncStatus } from "../server/sync/Sync";
import { FieldLink, labelAt } from "./FieldLink";
import { button, Dialog } from "./look";
import { PublishForm } from "./PublishForm";
import { sendRequest } from "./sendRequest";
import { Failure, useAttempt } from "./useAttempt";
import { fileTitle, useEditor } from "./useEditor";

const states = {
  waiting: "Your request waits until someone looks at it.",
  answered:
    "Someone changed your request. Their changes are in your content already.",
  published: "Your last request was accepted: its changes are published.",
  perhaps:
    "Your last request is gone. Perhaps it was accepted with changes, perhaps it was refused: that cannot be told from here. Where the site says something else than you now, you are asked.",
  closed:
    "Your last request was closed without being published. Its changes are below again.",
} as const;

/** Returns how many changes were taken from others. */
export const takenInWords = (changes: number): string =>
  changes === 1
    ? "1 change from others is in."
    : `${changes} changes from others are in.`;

/** Renders the dialog that lists what has changed and sends it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { store, state } = useEditor();
  const [taken, setTaken] = useState<number>();
  const [isSent, setSent] = useState(false);
  const [failure, attempt] = useAttempt();
  useEffect(() => {
    const canceled = new AbortController();
    const { signal } = canceled;
    attempt(async () => {
      await store.sendNow();
      const { changes } = await sendRequest<{ changes: number }>(
        "POST",
        "look?now",
        undefined,
        { signal },
      );
      setTaken(changes);
    });
    return () => canceled.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Looks once, when the dialog opens.
  }, []);
  const { sync } = state;
  return (
    <Dialog heading="Publish" closeLabel="Close" onClose={onClose}>
      {taken === undefined || !sync ? (
        (failure ?? <p role="status">Looking for changes …</p>)
      ) : (
        <>
          {isSent && (
            <p role="status">
              Your changes were sent. Someone looks at them now; once they
              accept them, they are on the site within minutes.
            </p>
          )}
          {sync.problem && (
            <Failure message={sync.problem} details={sync.details} />
          )}
          {taken > 0 && <p role="status">{takenInWords(taken)}</p>}
          <Request {...sync} />
          <Unsaved />
          {sync.changed.length > 0 || sync.request?.needsRefresh ? (
            <PublishForm {...sync} onDone={() => setSent(true)} />
          ) : (
            // Before the first fetch nobody knows what is published.
            sync.branch !== "" && (
              <p>There is nothing to publish: all that is saved is sent.</p>
            )
          )}
          <LeftFiles {...sync} />
        </>
      )}
    </Dialog>
  );
}

/** Renders a line while the project has newer code than this computer. */
export function NewerCode({ code }: { code: NonNullable<SyncStatus["code"]> }) {
  const [failure, attempt] = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await sendRequest("POST", "code");
    } catch (error) {
      setBusy(false);
      throw error;
    }
  };
  return (
    <section className="summary" aria-label="Newer version">
      {isBusy ? (
        <p role="status">
          The editor is updated and starts again. This page comes back by
          itself; new packages take some minutes.
        </p>
      ) : (
        <p>
          The project has a newer version of the site and this editor.{" "}
          {code.advice}
        </p>
      )}
      {failure}
      {code.canTake && !isBusy && (
        <p className="row">
          <button
            type="button"
            className={button.primary}
            onClick={() => attempt(take)}
          >
            Update the editor
          </button>
        </p>
      )}
    </section>
  );
}

function Request({ request }: SyncStatus) {
  if (!request) return null;
  const { state, address, branch, isOpen, needsRefresh } = request;
  return (
    <p>
      {states[state]}{" "}
      {needsRefresh &&
        "The site has changed since: update your request, so that it can be accepted. "}
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

/** Renders links to what is not saved, and so not published. */
function Unsaved() {
  const { store, state } = useEditor();
  const { held, questions } = state;
  const undecided = new Set(questions.map(({ file }) => file));
  const invalid = held.filter(
    (place) =>
      !questions.some(
        ({ file, path }) =>
          file === place.file &&
          formatPath(place.path).startsWith(formatPath(path)),
      ),
  );
  if (invalid.length === 0 && undecided.size === 0) return null;
  return (
    <section>
      <h3>Not saved, so not published</h3>
      <ul>
        {invalid.map(({ file, path }) => {
          const id = formatPath(path);
          return (
            <FieldLink key={`${file} ${id}`} file={file} path={id}>
              {fileTitle(store, file)}
              {id && ` › ${labelAt(file, id) || id}`}
            </FieldLink>
          );
        })}
        {[...undecided].map((file) => (
          <li key={file}>
            {contentTypeOf(file) ? fileTitle(store, file) : file}: choose a
            version first
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeftFiles({ left }: SyncStatus) {
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
