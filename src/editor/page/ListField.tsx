import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useState } from "react";

import { formatPath, type Path } from "../../node/content/json/nodes";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
} from "../../node/content/schema/introspection";
import { labelOf, newEntry, titleOf, type Schema } from "../values";
import { useField } from "./EditorContext";
import { type FieldProps, Fields, ValueField } from "./fields";
import { IconButton, Problems, TextButton } from "./parts";

/** Renders a list whose entries can be added, moved, duplicated and deleted. */
export function ListField({ path, schema, label }: FieldProps) {
  const { id, value, problems, edit, say } = useField(path);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const entry = entryOf(schema);
  const keys = useKeys(list.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
    }),
  );
  if (!entry) return null;
  const one = labelOf(entry, label.replace(/s$/, ""));
  const nameOf = (index: number) =>
    titleOf(entry, list[index]) || `${one} ${index + 1}`;
  const focus = (index: number, inside = "summary") =>
    requestAnimationFrame(() => {
      const at = document.getElementById(formatPath([...path, index]));
      if (at instanceof HTMLDetailsElement && inside !== "summary")
        at.open = true;
      const target = at?.querySelector<HTMLElement>(inside) ?? at;
      (target ?? document.getElementById(`${id} add`))?.focus();
    });
  const insert = (index: number, item: unknown) => {
    keys.insert(index);
    edit(list.toSpliced(index, 0, item));
    focus(index, "textarea, input, select");
  };
  const move = (from: number, to: number) => {
    const rest = list.toSpliced(from, 1);
    keys.move(from, to);
    edit(rest.toSpliced(to, 0, list[from]));
    say(`${nameOf(from)} is now ${to + 1} of ${list.length}.`);
  };
  const remove = (index: number) => {
    keys.remove(index);
    edit(list.toSpliced(index, 1));
    say(`${nameOf(index)} was deleted.`, true);
    focus(Math.min(index, list.length - 2));
  };
  return (
    <section className="group" aria-label={label}>
      <h3 id={id} tabIndex={-1}>
        {label} <span className="amount">{list.length}</span>
      </h3>
      <p className="hint">{descriptionOf(schema)}</p>
      <Problems problems={problems} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const to = over ? keys.list.indexOf(Number(over.id)) : -1;
          const from = keys.list.indexOf(Number(active.id));
          if (to >= 0 && to !== from) move(from, to);
        }}
      >
        <SortableContext
          items={keys.list}
          strategy={verticalListSortingStrategy}
        >
          <ol>
            {list.map((item, index) => (
              <Entry
                key={keys.list[index]}
                sortId={keys.list[index] ?? 0}
                path={[...path, index]}
                schema={entry}
                label={nameOf(index)}
                last={index === list.length - 1}
                onMove={(by) => move(index, index + by)}
                onDuplicate={() =>
                  insert(index + 1, newEntry(entry, list, item))
                }
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <TextButton
        icon="plus"
        id={`${id} add`}
        onClick={() => insert(list.length, newEntry(entry, list))}
      >
        Add {one.toLowerCase()}
      </TextButton>
    </section>
  );
}

interface EntryProps {
  sortId: number;
  path: Path;
  schema: Schema;
  label: string;
  last: boolean;
  onMove: (by: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

function Entry(props: EntryProps) {
  const { path, schema, label, last, onMove, onDuplicate, onRemove } = props;
  const index = Number(path.at(-1));
  const { setNodeRef, setActivatorNodeRef, attributes, ...sortable } =
    useSortable({ id: props.sortId });
  const { transform, transition, listeners } = sortable;
  return (
    <li
      ref={setNodeRef}
      className="entry"
      style={{
        transform: transform
          ? `translate3d(0, ${transform.y}px, 0)`
          : undefined,
        transition,
      }}
    >
      {fieldsOf(schema) ? (
        <details id={formatPath(path)}>
          <summary>{label}</summary>
          <div className="inside">
            <Fields path={path} schema={schema} />
          </div>
        </details>
      ) : (
        <ValueField path={path} schema={schema} label={label} />
      )}
      <span className="entry-buttons">
        <IconButton
          icon="grip-vertical"
          label={`Move ${label} by dragging`}
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
        />
        <IconButton
          icon="arrow-up"
          label={`Move ${label} up`}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Move ${label} down`}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon="clone"
          label={`Duplicate ${label}`}
          onClick={onDuplicate}
        />
        <IconButton
          icon="trash-can"
          label={`Delete ${label}`}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** Keeps a key with each entry, so that it stays open or closed when it moves. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<number[]>([]);
  const next = Math.max(0, ...keys) + 1;
  const missing = Math.max(0, length - keys.length);
  const added = Array.from({ length: missing }, (_, index) => next + index);
  const list = [...keys, ...added].slice(0, length);
  const unused = next + missing;
  return {
    list,
    insert: (index: number) => setKeys(list.toSpliced(index, 0, unused)),
    remove: (index: number) => setKeys(list.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      setKeys(list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? unused)),
  };
}
