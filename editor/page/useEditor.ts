import { createContext, useContext, useSyncExternalStore } from "react";

import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath, type Path } from "../../src/content/json/syntaxTree";
import { programPath } from "../../src/content/declarations/program";
import { valueAt } from "../contentValues";
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

/** The pages that are named otherwise than their file. */
const otherNames: Readonly<Record<string, string>> = {
  "not-found.json": "/404",
  "team.json": "/teams",
  "why-join.json": "/join",
};

/**
 * Returns the path of the page that shows a content: one of its own, or Home.
 *
 * @param pages the paths of the pages in `src/pages`
 */
export function pageOf(
  file: string,
  value: unknown,
  pages: readonly string[],
): string {
  const path =
    otherNames[file] ?? programPath(file) ?? valueAt(value, ["path"]);
  const ofSameName = `/${file.replace(/\.json$/, "")}`;
  if (typeof path === "string") return path;
  return pages.includes(ofSameName) ? ofSameName : "/";
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
