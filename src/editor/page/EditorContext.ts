import { createContext, useContext, useSyncExternalStore } from "react";

import { formatPath, type Path } from "../../node/content/json/nodes";
import { valueAt } from "../values";
import type { Store } from "./Store";

interface EditorContextValue {
  store: Store;
  /** The file that the form shows. */
  file: string;
  /** Says something to everybody, with a button that takes the step back. */
  say: (message: string, canUndo?: boolean) => void;
}

export const EditorContext = createContext<EditorContextValue | undefined>(
  undefined,
);

/** Returns the store, its current state and the file that is shown. */
export function useEditor() {
  const context = useContext(EditorContext);
  if (!context) throw new Error("There is no editor around this component.");
  const { subscribe, current } = context.store;
  return { ...context, state: useSyncExternalStore(subscribe, current) };
}

/** Returns a field's value and problems, and the way to change it. */
export function useField(path: Path) {
  const { store, file, state, say } = useEditor();
  const id = formatPath(path);
  const name = `${state.source.folder}/${file}`;
  return {
    id,
    value: valueAt(store.valueOf(file), path),
    problems: state.problems.filter(
      (problem) => problem.file === name && problem.path === id,
    ),
    edit: (value: unknown) => store.edit(file, path, value),
    store,
    file,
    state,
    say,
  };
}

const titles = (value: unknown): [string, string][] => {
  if (typeof value !== "object" || value === null) return [];
  const { label, path } = value as Record<string, unknown>;
  const inner = Object.values(value).flatMap(titles);
  return typeof label === "string" && typeof path === "string"
    ? [...inner, [path, label]]
    : inner;
};

/** Returns what links on the site call pages and their sections. */
export function linkTitles(store: Store): Map<string, string> {
  const files = [...store.current().disk.keys()];
  return new Map(files.flatMap((file) => titles(store.valueOf(file))));
}
