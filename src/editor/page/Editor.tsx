import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

import * as button from "../../components/button.module.css";
import { formatPath } from "../../node/content/json/nodes";
import type { Problem } from "../../node/content/report";
import { useTheme } from "../../theme/ThemeProvider";
import type { PreviewState } from "../server/preview";
import { describeChanges } from "../describeChanges";
import { EditorContext } from "./EditorContext";
import { Fields } from "./fields";
import { fileTitle, labelAt, pageOf } from "./pages";
import { IconButton, problemText, TextButton } from "./parts";
import { Preview } from "./Preview";
import { PublishDialog } from "./PublishDialog";
import type { Store } from "./Store";
import { UnusedPictures } from "./UnusedPictures";

/** What stands on every page, and so comes after the pages. */
const shared = [
  "contact.json",
  "interface.json",
  "navigation.json",
  "site.json",
];

/** Opens what hides a field, scrolls to it and moves the focus there. */
function showField(path: string): void {
  const field = document.getElementById(path);
  let around: Element | null | undefined = field;
  for (; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  const target = field?.querySelector<HTMLElement>("summary") ?? field;
  target?.scrollIntoView({ block: "center" });
  target?.focus();
}

/** Renders the whole editor: the list of contents, the form and the preview. */
export function Editor({ store }: { store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.current);
  const [file, setFile] = useState(
    () => decodeURIComponent(location.hash.slice(1)) || "home.json",
  );
  const [message, setMessage] = useState({ text: "", canUndo: false });
  const [tab, setTab] = useState<"form" | "preview">("form");
  const [dialog, setDialog] = useState<"publish" | "unused">();
  const [texts, setTexts] = useState<readonly string[]>([]);
  const preview = useServerEvents(store);
  const { lightMode, toggleTheme } = useTheme();

  const select = useCallback(
    (next: string) => {
      setFile(next);
      setTexts([]);
      history.replaceState(null, "", `#${next}`);
    },
    [setFile],
  );
  const say = useCallback(
    (text: string, canUndo = false) => setMessage({ text, canUndo }),
    [],
  );
  const step = useCallback(
    (direction: "undo" | "redo") => {
      const done = store.step(direction);
      if (!done) return;
      select(done.file);
      setMessage({
        text: direction === "undo" ? "Undone." : "Redone.",
        canUndo: false,
      });
      requestAnimationFrame(() => showField(formatPath(done.path)));
    },
    [store, select],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      step(key === "y" || event.shiftKey ? "redo" : "undo");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [step]);

  const files = [...state.disk.keys()].filter((name) => store.typeOf(name));
  const order = ["home.json", "team.json", "faqs.json", "features.json"];
  const rank = (name: string) =>
    (order.indexOf(name) + 1 || 9) + (shared.includes(name) ? 9 : 0);
  const sorted = files.sort((a, b) => rank(a) - rank(b));
  const type = store.typeOf(file);
  const disk = state.disk.get(file);
  const { problems, drafts, failure, saving } = state;
  const status = failure
    ? `Not saved. ${failure}`
    : problems.length > 0
      ? `${problems.length === 1 ? "1 problem" : `${problems.length} problems`}; what has problems is not saved.`
      : saving || drafts.size > 0
        ? "Saving …"
        : "Everything is saved.";

  // The preview scrolls to what is edited: the field's text, or its owner's.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const around: string[] = [];
      let at = target instanceof Element ? target : null;
      if (!at?.closest(".form")) return;
      for (; at && !at.matches(".form"); at = at.parentElement) {
        const fields = at.matches("textarea, input")
          ? [at]
          : at.querySelectorAll("textarea, input:not([type])");
        for (const field of fields)
          around.push((field as HTMLInputElement).value);
      }
      setTexts([...new Set(around)].filter((text) => text.length > 2));
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);

  return (
    <EditorContext.Provider value={{ store, file, say }}>
      <div className="editor" data-tab={tab}>
        <header className="bar">
          <h1 className="name">
            <span>GAINOVA</span> editor
          </h1>
          <p
            className="status"
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
            className={`${button.primary} publish`}
            onClick={() => setDialog("publish")}
          >
            Publish
          </button>
        </header>
        <nav className="contents" aria-label="Contents">
          <select
            aria-label="Content"
            value={file}
            onChange={({ target }) => select(target.value)}
          >
            {sorted.map((name) => (
              <option key={name} value={name}>
                {fileTitle(store, name)}
              </option>
            ))}
          </select>
          <ul>
            {sorted.map((name) => {
              const count = problems.filter(
                (problem) => problem.file === `${state.source.folder}/${name}`,
              ).length;
              return (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={name === file ? "page" : undefined}
                    onClick={() => select(name)}
                  >
                    {fileTitle(store, name)}
                    {count > 0 && (
                      <span className="amount">
                        {count}
                        <span className="visually-hidden"> problems</span>
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          {state.unused.length > 0 && (
            <TextButton icon="image" onClick={() => setDialog("unused")}>
              {state.unused.length} unused{" "}
              {state.unused.length === 1 ? "picture" : "pictures"}
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
        <main className="form">
          <h2>{fileTitle(store, file)}</h2>
          {store.isConflicting(file) && <Conflict store={store} file={file} />}
          <Summary
            problems={problems}
            folder={state.source.folder}
            file={file}
            store={store}
            onShow={(problem, name) => {
              if (name !== file) select(name);
              requestAnimationFrame(() => showField(problem.path));
            }}
          />
          {type && disk?.value !== undefined ? (
            <Fields key={file} path={[]} schema={type.schema} />
          ) : (
            <p>
              This file is no JSON that can be read. Open {file} in a text
              editor; the problems above say where it is broken.
            </p>
          )}
        </main>
        <Preview
          path={pageOf(store, file)}
          texts={texts}
          preview={preview}
          saves={state.saves}
        />
        <div className="message" role="status">
          {message.text && (
            <p>
              {message.text}
              {message.canUndo && (
                <TextButton icon="rotate-left" onClick={() => step("undo")}>
                  Undo
                </TextButton>
              )}
              <IconButton
                icon="xmark"
                label="Close the message"
                onClick={() => say("")}
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
    </EditorContext.Provider>
  );
}

/** Returns the preview's state, and keeps the store like the disk. */
function useServerEvents(store: Store): PreviewState {
  const [preview, setPreview] = useState<PreviewState>({
    state: "starting",
    message: "",
  });
  useEffect(() => {
    const events = new EventSource("api/events");
    events.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as {
        preview?: PreviewState;
        changed?: boolean;
      };
      if (message.preview) setPreview(message.preview);
      if (message.changed) void store.reload().catch(() => undefined);
    };
    return () => events.close();
  }, [store]);
  return preview;
}

interface SummaryProps {
  problems: readonly Problem[];
  folder: string;
  file: string;
  store: Store;
  onShow: (problem: Problem, file: string) => void;
}

function Summary({ problems, folder, file, store, onShow }: SummaryProps) {
  if (problems.length === 0) return null;
  return (
    <section className="summary" aria-labelledby="summary">
      <h3 id="summary">There is a problem</h3>
      <ul>
        {problems.map((problem) => {
          const name = problem.file.slice(folder.length + 1);
          const field = labelAt(store, name, problem.path);
          const place = [name === file ? "" : fileTitle(store, name), field]
            .filter((label) => label !== "")
            .join(" › ");
          return (
            <li key={`${problem.file}${problem.path}${problem.found}`}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(problem, name);
                }}
              >
                {place && `${place}: `}
                {problemText(problem)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Renders the choice between one's own version of a file and the disk's. */
function Conflict({ store, file }: { store: Store; file: string }) {
  const type = store.typeOf(file);
  const disk = store.current().disk.get(file)?.value;
  const changes = type
    ? describeChanges(type.schema, disk, store.valueOf(file))
    : [];
  return (
    <section className="summary" role="alert">
      <h3>This content was changed outside the editor</h3>
      <p>Nothing is saved here until you choose. Your version differs in:</p>
      <ul>
        {changes.map(({ where, before, after }, index) => (
          <li key={index}>
            {where.join(" › ")}: yours “{after}”, on disk “{before}”
          </li>
        ))}
      </ul>
      <p className="additions">
        <TextButton icon="check" onClick={() => store.settle(file, "mine")}>
          Keep my version
        </TextButton>
        <TextButton
          icon="file-import"
          onClick={() => store.settle(file, "disk")}
        >
          Use the version on disk
        </TextButton>
      </p>
    </section>
  );
}
