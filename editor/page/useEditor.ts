import { createContext, useContext, useSyncExternalStore } from "react";

import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath, type Path } from "../../src/content/json/syntaxTree";
import { fieldsOf, hintOf } from "../../src/content/schema/introspection";
import { asText, valueAt } from "../contentValues";
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

/** Returns a file's name in plain words, as in "Team" or "Privacy policy". */
export function fileTitle(store: Store, file: string): string {
  const type = contentTypeOf(file);
  if (!type?.file.includes("*")) return type?.title ?? file;
  const [name = ""] =
    Object.entries(fieldsOf(type.schema) ?? {}).find(
      ([, field]) => hintOf(field)?.initial === "title",
    ) ?? [];
  return asText(valueAt(store.valueOf(file), [name])) || type.title;
}
