import { type ReactNode, useEffect, useState } from "react";

import * as button from "../../src/components/button.module.css";
import { contentTypeOf, contentTypes } from "../../src/content/contentTypes";
import { pluralize } from "../../src/content/wording";
import { useTheme } from "../../src/theme/ThemeProvider";
import { Fields } from "./Fields";
import { AddPage, RemovePage } from "./PageDialogs";
import { IconButton, TextButton } from "./buttons";
import { Preview } from "./Preview";
import { showField } from "./FieldLink";
import { ProblemSummary } from "./ProblemSummary";
import { PublishDialog } from "./PublishDialog";
import { UnusedPictures } from "./UnusedPictures";
import { fileTitle, useEditor } from "./useEditor";
import { useSync } from "./useSync";
import { VersionChoices } from "./VersionChoices";

const first = ["home.json", "team.json", "faqs.json", "features.json"];
const last = ["contact.json", "interface.json", "navigation.json", "site.json"];
/** The contents that may have any number of files, a page each. */
const pageTypes = contentTypes.filter(({ file }) => file.includes("*"));

const restarts = {
  editor:
    "The editor itself was updated. Stop it with Ctrl+C in its terminal, and run npm run edit again.",
  packages:
    "The editor itself was updated. Stop it with Ctrl+C in its terminal, and run npm ci and npm run edit.",
} as const;

const rank = (file: string) =>
  first.includes(file) ? first.indexOf(file) : 9 + last.indexOf(file);

export function Editor() {
  const { store, state } = useEditor();
  const [tab, setTab] = useState<"form" | "preview">("form");
  const [dialog, setDialog] = useState<ReactNode>();
  const onClose = () => setDialog(undefined);
  const { lightMode, toggleTheme } = useTheme();
  const { file, drafts, failure, unused } = state;
  const restart = useSync(store);
  const problems = store.shownProblems();
  const missing = state.pending.size;
  const choices = store.files().flatMap((name) => store.choicesIn(name));
  const status = failure
    ? `Not saved. ${failure}`
    : problems.length > 0
      ? `${pluralize(problems.length, "problem")}; what has problems is not saved.`
      : choices.length > 0
        ? `${pluralize(choices.length, "field")} to choose a version of.`
        : missing > 0
          ? `${pluralize(missing, "field")} to fill in.`
          : drafts.size > 0
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

  const type = contentTypeOf(file);
  const files = store.files().sort((a, b) => rank(a) - rank(b));
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
          {files.map((name) => (
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
        {unused.length > 0 && (
          <TextButton
            icon="image"
            onClick={() => setDialog(<UnusedPictures onClose={onClose} />)}
          >
            {pluralize(unused.length, "unused picture")}
          </TextButton>
        )}
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
        {restart && <p className="summary">{restarts[restart]}</p>}
        <VersionChoices />
        <ProblemSummary />
        {type && store.valueOf(file) !== undefined ? (
          <>
            <Fields path={[]} schema={type.schema} />
            {pageTypes.includes(type) && (
              <TextButton
                icon="trash-can"
                onClick={() => setDialog(<RemovePage onClose={onClose} />)}
              >
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
  const file = `${state.source.folder}/${name}`;
  const problems = store.shownProblems();
  const length =
    problems.filter((problem) => problem.file === file).length +
    store.choicesIn(name).length;
  return length === 0 ? null : (
    <span className="amount">
      <span aria-hidden="true">{length}</span>
      <span className="visually-hidden">{pluralize(length, "problem")}</span>
    </span>
  );
}
