import { useEffect, useState } from "react";

import * as button from "../../components/button.module.css";
import { contentTypeOf } from "../../content/contentTypes";
import { useTheme } from "../../theme/ThemeProvider";
import { Conflict } from "./Conflict";
import { Fields } from "./Fields";
import { IconButton, TextButton } from "./parts";
import { Preview } from "./Preview";
import { ProblemSummary, showField } from "./ProblemSummary";
import { PublishDialog } from "./PublishDialog";
import { UnusedPictures } from "./UnusedPictures";
import { fileTitle, useEditor } from "./useEditor";

const first = ["home.json", "team.json", "faqs.json", "features.json"];
const last = ["contact.json", "interface.json", "navigation.json", "site.json"];
const rank = (file: string) =>
  first.includes(file) ? first.indexOf(file) : 9 + last.indexOf(file);

export function Editor() {
  const { store, state } = useEditor();
  const [tab, setTab] = useState<"form" | "preview">("form");
  const [dialog, setDialog] = useState<"publish" | "unused">();
  const { lightMode, toggleTheme } = useTheme();
  const { file, source, problems, drafts, failure, unused } = state;
  const count = (amount: number, word: string) =>
    `${amount} ${word}${amount === 1 ? "" : "s"}`;
  const status = failure
    ? `Not saved. ${failure}`
    : problems.length > 0
      ? `${count(problems.length, "problem")}; what has problems is not saved.`
      : drafts.size > 0
        ? "Saving …"
        : "Everything is saved.";

  const step = (direction: "undo" | "redo") => {
    const field = store.step(direction);
    if (field !== undefined) requestAnimationFrame(() => showField(field));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
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
  const files = [...source.files.keys()]
    .filter((name) => contentTypeOf(name))
    .sort((a, b) => rank(a) - rank(b));
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
          onClick={() => setDialog("publish")}
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
        {unused.length > 0 && (
          <TextButton icon="image" onClick={() => setDialog("unused")}>
            {count(unused.length, "unused picture")}
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
        {store.isConflicting(file) && <Conflict />}
        <ProblemSummary />
        {type && store.valueOf(file) !== undefined ? (
          <Fields path={[]} schema={type.schema} />
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
      {dialog === "publish" && (
        <PublishDialog onClose={() => setDialog(undefined)} />
      )}
      {dialog === "unused" && (
        <UnusedPictures onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function ProblemCount({ name }: { name: string }) {
  const { problems, source } = useEditor().state;
  const file = `${source.folder}/${name}`;
  const { length } = problems.filter((problem) => problem.file === file);
  return length === 0 ? null : (
    <span className="amount">
      {length}
      <span className="visually-hidden"> problems</span>
    </span>
  );
}
