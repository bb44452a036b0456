import { createContext, useContext, useSyncExternalStore } from "react";

import { contentTypeOf } from "../../content/contentTypes";
import { formatPath, type Path } from "../../content/json/nodes";
import { valueAt } from "../values";
import type { Store } from "./Store";

export const StoreContext = createContext<Store | undefined>(undefined);

export function useEditor() {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useEditor needs a StoreContext.");
  const state = useSyncExternalStore(store.subscribe, store.current);
  return { store, state };
}

/** Returns a field's value and problems, and the way to change it. */
export function useField(path: Path) {
  const { store, state } = useEditor();
  const id = formatPath(path);
  return {
    id,
    value: valueAt(store.valueOf(state.file), path),
    problems: store.problemsAt(state.file, id),
    edit: (value: unknown) => store.edit(path, value),
    store,
  };
}

/** The page that shows a file, where that is not the home page. */
const pages: Readonly<Record<string, string>> = {
  "about.json": "/about",
  "features.json": "/features",
  "not-found.json": "/404",
  "team.json": "/teams",
  "why-join.json": "/join",
};

/** Returns the path of the page that shows a content. */
export function pageOf(file: string, value: unknown): string {
  const path = valueAt(value, ["path"]);
  return pages[file] ?? (typeof path === "string" ? path : "/");
}

/** Returns a file's name in plain words, as in "Team" or "Privacy policy". */
export function fileTitle(store: Store, file: string): string {
  const heading = valueAt(store.valueOf(file), ["heading"]);
  const type = contentTypeOf(file);
  const hasHeading = typeof heading === "string" && heading !== "";
  return type?.file.includes("*") && hasHeading
    ? heading
    : (type?.title ?? file);
}
