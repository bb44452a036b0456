import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";

import { formatPath, type Path } from "../../src/content/json/syntaxTree";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
} from "../../src/content/schema/introspection";
import { formerPlaces } from "../document";
import { isSame } from "../merge/matchEntries";
import { labelOf, newEntry, titleOf } from "../contentValues";
import { IconButton, TextButton } from "./buttons";
import { Problems } from "./Problems";
import { fieldKey, isInside } from "./State";
import { useEditor, useField } from "./useEditor";
import type { FieldProps } from "./ValueField";

interface ListFieldProps extends FieldProps {
  /** Renders the form of an entry. */
  children: (entry: FieldProps) => ReactNode;
}

/** Renders a list whose entries can be added, moved, duplicated and deleted. */
export function ListField({ path, schema, label, children }: ListFieldProps) {
  const { id, value, problems, edit, store } = useField(path);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const entry = entryOf(schema);
  const keys = useKeys(list);
  const { state } = useEditor();
  if (!entry) return null;
  const one = labelOf(entry, label.replace(/s$/, ""));
  const missingIn = (at: Path) => {
    const key = fieldKey(state.file, formatPath(at));
    return [...state.pending].filter((each) => isInside(each, key)).length;
  };
  const nameOf = (index: number) =>
    titleOf(entry, list[index]) || `${one} ${index + 1}`;
  const focus = (index: number, inside = "summary") => {
    const at = document.getElementById(formatPath([...path, index]));
    if (at instanceof HTMLDetailsElement) at.open ||= inside !== "summary";
    const target = at?.querySelector<HTMLElement>(inside) ?? at;
    (target ?? document.getElementById(`${id}-add`))?.focus();
  };
  const insert = (index: number, item: unknown) => {
    // At once, so that the focus is there before the next key.
    flushSync(() => edit(list.toSpliced(index, 0, item)));
    focus(index, "textarea, input, select");
  };
  const move = (from: number, to: number) => {
    edit(moveItem(list, from, to));
    store.announce(`${nameOf(from)} is now ${to + 1} of ${list.length}.`);
  };
  const remove = (index: number) => {
    flushSync(() => edit(list.toSpliced(index, 1)));
    store.announce(`${nameOf(index)} was deleted.`, true);
    focus(Math.min(index, list.length - 2));
  };
  return (
    <div
      className="group"
      role="group"
      aria-label={label}
      aria-describedby={`${id}-help`}
    >
      <h3 id={id} tabIndex={-1}>
        {label} <span className="amount">{list.length}</span>
      </h3>
      <div id={`${id}-help`}>
        <p className="hint">{descriptionOf(schema)}</p>
        <Problems problems={problems} label={label} />
      </div>
      <ol>
        {list.map((item, index) => (
          <Entry
            key={keys[index]}
            id={formatPath([...path, index])}
            label={nameOf(index)}
            missing={missingIn([...path, index])}
            folds={!!fieldsOf(entry)}
            first={index === 0}
            last={index === list.length - 1}
            onMove={(by) => move(index, index + by)}
            onDuplicate={() => insert(index + 1, newEntry(entry, list, item))}
            onRemove={() => remove(index)}
          >
            {children({
              path: [...path, index],
              schema: entry,
              label: nameOf(index),
            })}
          </Entry>
        ))}
      </ol>
      <TextButton
        icon="plus"
        id={`${id}-add`}
        onClick={() => insert(list.length, newEntry(entry, list))}
      >
        Add {one.toLowerCase()}
      </TextButton>
    </div>
  );
}

interface EntryProps {
  id: string;
  label: string;
  /** The number of fields that are still to be filled in. */
  missing: number;
  folds: boolean;
  first: boolean;
  last: boolean;
  children: ReactNode;
  onMove: (by: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

function Entry({ label, children, onMove, ...props }: EntryProps) {
  const actions = [
    [`Move ${label} up`, "arrow-up", props.first, () => onMove(-1)],
    [`Move ${label} down`, "arrow-down", props.last, () => onMove(1)],
    [`Duplicate ${label}`, "clone", false, props.onDuplicate],
    [`Delete ${label}`, "trash-can", false, props.onRemove],
  ] as const;
  return (
    <li className="entry">
      {props.folds ? (
        <details id={props.id}>
          <summary>
            {label}
            {props.missing > 0 && (
              <span className="amount">
                {props.missing} {props.missing === 1 ? "field" : "fields"} to
                fill in
              </span>
            )}
          </summary>
          <div className="inside">{children}</div>
        </details>
      ) : (
        children
      )}
      <span className="entry-buttons">
        {actions.map(([name, icon, disabled, onClick]) => (
          <IconButton
            key={icon}
            icon={icon}
            label={name}
            disabled={disabled}
            onClick={onClick}
          />
        ))}
      </span>
    </li>
  );
}

const moveItem = <Item,>(items: readonly Item[], from: number, to: number) =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Returns keys that entries keep, so that one that moves stays open. */
function useKeys(list: readonly unknown[]): readonly number[] {
  const [last, setLast] = useState(() => ({ list, keys: [...list.keys()] }));
  if (isSame(last.list, list)) return last.keys;
  const former = formerPlaces(last.list, list);
  const unused = Math.max(0, ...last.keys) + 1;
  const keys = list.map(
    (_, at) => last.keys[former.get(at) ?? NaN] ?? unused + at,
  );
  setLast({ list, keys });
  return keys;
}
