import { type ReactNode, useEffect, useState } from "react";

import { contentTypeOf, contentTypes } from "../../src/content/contentTypes";
import { pluralize } from "../../src/content/wording";
import { button, useTheme } from "./look";
import { Fields } from "./Fields";
import { AddPage } from "./AddPage";
import { IconButton, TextButton } from "./buttons";
import { Preview } from "./Preview";
import { showField } from "./FieldLink";
import { ProblemSummary } from "./Problems";
import { NewerCode, PublishDialog, takenInWords } from "./PublishDialog";
import { Questions } from "./Questions";
import { sendRequest } from "./sendRequest";
import type { Store } from "./Store";
import { fileTitle, useEditor } from "./useEditor";

/** The contents that may have any number of files, a page each. */
const pageTypes = contentTypes.filter(({ file }) => file.includes("*"));

export function Editor() {
  const { store, state } = useEditor();
  const [tab, setTab] = useState<"form" | "preview">("form");
  const [dialog, setDialog] = useState<ReactNode>();
  const onClose = () => setDialog(undefined);
  const { lightMode, toggleTheme } = useTheme();
  const { file, held, questions, mine } = state;
  useOthersChanges(store);
  const problems = store.shownProblems();
  const missing = state.pending.size;
  const failure = state.lost || state.failure;
  const status = failure
    ? `Not saved. ${failure}`
    : problems.length > 0
      ? `${pluralize(problems.length, "problem")}; what has problems is not saved.`
      : questions.length > 0
        ? `${pluralize(questions.length, "field")} to choose a version of.`
        : missing > 0
          ? `${pluralize(missing, "field")} to fill in.`
          : mine.length > 0 || held.length > 0
            ? "Saving …"
            : "Everything is saved.";

  const step = (direction: "undo" | "redo") => {
    const field = store.step(direction);
    if (field !== undefined) requestAnimationFrame(() => showField(field));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // There, the browser undoes what was typed.
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      step(key === "y" || event.shiftKey ? "redo" : "undo");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const removePage = () => {
    const title = fileTitle(store, file);
    store.edit([], undefined);
    store.select(contentTypes[0]?.file ?? "");
    store.announce(`${title} was removed.`, true);
  };

  const type = contentTypeOf(file);
  return (
    <div className="editor" data-tab={tab}>
      <header className="bar">
        <h1>
          <span>GAINOVA</span> editor
        </h1>
        <p
          role="status"
          data-problem={failure !== "" || problems.length > 0 || undefined}
        >
          {status}
        </p>
        <IconButton
          icon="rotate-left"
          label="Undo"
          disabled={state.past.length === 0}
          onClick={() => step("undo")}
        />
        <IconButton
          icon="rotate-right"
          label="Redo"
          disabled={state.future.length === 0}
          onClick={() => step("redo")}
        />
        <IconButton
          icon={lightMode ? "moon" : "sun"}
          label={lightMode ? "Dark theme" : "Light theme"}
          onClick={toggleTheme}
        />
        <button
          type="button"
          className={button.primary}
          onClick={() => setDialog(<PublishDialog onClose={onClose} />)}
        >
          Publish
        </button>
      </header>
      <nav className="contents" aria-label="Contents">
        <ul>
          {store.files().map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === file ? "page" : undefined}
                onClick={() => store.select(name)}
              >
                {fileTitle(store, name)}
                <ProblemCount name={name} />
              </button>
            </li>
          ))}
        </ul>
        {pageTypes.map((page) => (
          <TextButton
            key={page.file}
            icon="plus"
            onClick={() => setDialog(<AddPage type={page} onClose={onClose} />)}
          >
            Add {page.title.toLowerCase()}
          </TextButton>
        ))}
      </nav>
      <div className="tabs" role="group" aria-label="View">
        {(["form", "preview"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {name === "form" ? "Form" : "Preview"}
          </button>
        ))}
      </div>
      <main className="form" key={file}>
        <h2>{fileTitle(store, file)}</h2>
        {state.sync?.code && <NewerCode code={state.sync.code} />}
        <Questions />
        <ProblemSummary />
        {type && !store.isBroken(file) ? (
          <>
            <Fields path={[]} schema={type.schema} />
            {pageTypes.includes(type) && (
              <TextButton icon="trash-can" onClick={removePage}>
                Remove this page
              </TextButton>
            )}
          </>
        ) : (
          <p>
            This file is no JSON that can be read. Open {file} in a text editor;
            the problems above say where it is broken.
          </p>
        )}
      </main>
      <Preview />
      <div className="message" role="status">
        {state.message.text && (
          <p>
            {state.message.text}
            {state.message.canUndo && (
              <TextButton icon="rotate-left" onClick={() => step("undo")}>
                Undo
              </TextButton>
            )}
            <IconButton
              icon="xmark"
              label="Close the message"
              onClick={() => store.announce("")}
            />
          </p>
        )}
      </div>
      {dialog}
    </div>
  );
}

function ProblemCount({ name }: { name: string }) {
  const { store, state } = useEditor();
  const problems = store.shownProblems().map((each) => store.fileOf(each));
  const questions = state.questions.map(({ file }) => file);
  const { length } = [...problems, ...questions].filter(
    (file) => file === name,
  );
  return length === 0 ? null : (
    <span className="amount">
      <span aria-hidden="true">{length}</span>
      <span className="visually-hidden">{pluralize(length, "problem")}</span>
    </span>
  );
}

/** Takes what others changed, at the start and whenever the window gets the focus. */
function useOthersChanges(store: Store): void {
  useEffect(() => {
    const onFocus = () =>
      void sendRequest<{ changes: number }>("POST", "look")
        .then(({ changes }) => {
          if (changes > 0) store.announce(takenInWords(changes));
        })
        // A server that has stopped is reported by itself.
        .catch(() => undefined);
    onFocus();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [store]);
}
