import type { ReactNode } from "react";

import { contentTypeOf } from "../../src/content/contentTypes";
import { schemaAt } from "../../src/content/schema/introspection";
import { labelOf } from "../contentValues";
import { useEditor } from "./useEditor";

/** Opens the entries around a field, scrolls to it and focuses it. */
export function showField(path: string): void {
  const field = document.getElementById(path);
  for (let at = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  const target = field?.querySelector<HTMLElement>("summary") ?? field;
  target?.scrollIntoView({ block: "center" });
  target?.focus();
}

/** Returns the label of the field at a path, as in `groups[0].heading`. */
export function labelAt(file: string, path: string): string {
  const keys = (path.match(/[^.[\]]+/g) ?? []).map((key) =>
    /^\d+$/.test(key) ? Number(key) : key,
  );
  const type = contentTypeOf(file);
  const schema = type && schemaAt(type.schema, keys);
  const name = keys.findLast((key) => typeof key === "string");
  return schema ? labelOf(schema, name) : "";
}

interface FieldLinkProps {
  file: string;
  path: string;
  children: ReactNode;
}

/** Renders an item of a list with a link to a field of a form. */
export function FieldLink({ file, path, children }: FieldLinkProps) {
  const { store, state } = useEditor();
  return (
    <li>
      <a
        href={`#${file}`}
        onClick={(event) => {
          event.preventDefault();
          // The form is behind the dialog that has the link.
          document.querySelector("dialog")?.close();
          if (file !== state.file) store.select(file);
          requestAnimationFrame(() => showField(path));
        }}
      >
        {children}
      </a>
    </li>
  );
}
