import { useState } from "react";
import * as z from "zod";

import { anchors, contactAnchor } from "../../navigation/routes";
import type { Path } from "../../node/content/json/nodes";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
  referenceOf,
  unwrapOptional,
} from "../../node/content/schema/introspection";
import {
  asText,
  blankValue,
  isInt,
  labelOf,
  valueAt,
  type Schema,
} from "../values";
import { linkTitles, useField } from "./EditorContext";
import { IconField } from "./IconField";
import { ListField } from "./ListField";
import { pageOf } from "./pages";
import { Problems, TextButton } from "./parts";
import { PictureField } from "./PictureField";

export interface FieldProps {
  path: Path;
  schema: Schema;
  label: string;
}

/** What a control needs to be labelled and described. */
export interface ControlProps {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
}

/** Renders the declared fields of an object. */
export function Fields({ path, schema }: Omit<FieldProps, "label">) {
  const { value, file, store } = useField(path);
  const fields = Object.entries(fieldsOf(schema) ?? {}).filter(
    ([name]) => name !== "$schema",
  );
  const isAbsent = (name: string, field: Schema) =>
    field instanceof z.ZodOptional && valueAt(value, [name]) === undefined;
  const absent = fields.filter(([name, field]) => isAbsent(name, field));
  const add = (name: string, field: Schema) => {
    const isPicture = referenceOf(field)?.to === "image";
    const start = isPicture ? "" : (blankValue(unwrapOptional(field)) ?? "");
    store.edit(file, [...path, name], start);
    requestAnimationFrame(() => {
      const id = [...path, name];
      document.getElementById(z.core.toDotPath(id))?.focus();
    });
  };
  return (
    <>
      {fields
        .filter(([name, field]) => !isAbsent(name, field))
        .map(([name, field]) => (
          <Field
            key={name}
            path={[...path, name]}
            schema={field}
            label={labelOf(field, name)}
          />
        ))}
      {absent.length > 0 && (
        <p className="additions">
          {absent.map(([name, field]) => (
            <TextButton key={name} icon="plus" onClick={() => add(name, field)}>
              Add {labelOf(field, name)}
            </TextButton>
          ))}
        </p>
      )}
    </>
  );
}

/** Renders the form of any declared value. */
function Field(props: FieldProps) {
  const { schema, label, path } = props;
  if (entryOf(schema)) return <ListField {...props} />;
  if (!fieldsOf(schema)) return <ValueField {...props} />;
  return (
    <section className="group" aria-label={label}>
      <h3>{label}</h3>
      <p className="hint">{descriptionOf(schema)}</p>
      <Fields path={path} schema={schema} />
    </section>
  );
}

/** Renders a value with its label, its purpose and its problems. */
export function ValueField({ path, schema, label }: FieldProps) {
  const { id, value, problems, edit } = useField(path);
  const isOptional = schema instanceof z.ZodOptional;
  const control = {
    id,
    "aria-describedby": `${id} help`,
    "aria-invalid": problems.length > 0,
  };
  const reference = referenceOf(schema);
  const props = { ...control, value, edit, path, schema };
  const own = unwrapOptional(schema);
  return (
    <div
      className="field"
      onBlur={() => {
        if (isOptional && value === "" && reference?.to !== "image")
          edit(undefined);
      }}
    >
      <div className="label-row">
        <label htmlFor={id}>{label}</label>
        {isOptional && (
          <TextButton icon="xmark" onClick={() => edit(undefined)}>
            Remove
            <span className="visually-hidden"> {label}</span>
          </TextButton>
        )}
      </div>
      {reference?.to === "image" ? (
        <PictureField {...props} reference={reference} />
      ) : reference?.to === "icon" ? (
        <IconField {...props} />
      ) : reference || own instanceof z.ZodEnum ? (
        <Choice {...props} />
      ) : own instanceof z.ZodNumber ? (
        <NumberInput {...props} />
      ) : (
        <TextInput {...props} />
      )}
      <div id={`${id} help`}>
        <Problems problems={problems} />
        <p className="hint">{descriptionOf(schema)}</p>
      </div>
    </div>
  );
}

export interface ValueProps extends ControlProps {
  value: unknown;
  edit: (value: unknown) => void;
  path: Path;
  schema: Schema;
}

/** Renders a text: a growing area unless its declaration says that it is short. */
function TextInput({
  value,
  edit,
  schema,
  path: _path,
  ...control
}: ValueProps) {
  const own = unwrapOptional(schema) as z.ZodString;
  const text = asText(value);
  const { minLength, maxLength } = own;
  const isDate = own instanceof z.ZodISODate;
  const props = {
    ...control,
    autoComplete: "off",
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      edit(target.value.replace(/\s*\n\s*/g, " ")),
  };
  return (
    <>
      {isDate ? (
        <input {...props} type="date" />
      ) : (maxLength ?? Infinity) < 60 ? (
        <input {...props} />
      ) : (
        <textarea {...props} rows={1} />
      )}
      {maxLength !== null && (
        <p className="hint count">
          {text.length} of {minLength ? `${minLength} to ` : "at most "}
          {maxLength} characters
        </p>
      )}
    </>
  );
}

/** Renders a number, which stays as it is typed until the field is left. */
function NumberInput({
  value,
  edit,
  schema,
  path: _path,
  ...control
}: ValueProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...control}
      className="number"
      autoComplete="off"
      inputMode={isInt(schema) ? "numeric" : "text"}
      value={typed ?? asText(value)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const text = target.value.trim().replace(",", ".");
        setTyped(target.value);
        const isNumber = text !== "" && Number.isFinite(Number(text));
        edit(isNumber ? Number(text) : text || undefined);
      }}
    />
  );
}

/** Renders a choice: a declared one, or a page or section by its title. */
function Choice({ value, edit, schema, path: _path, ...control }: ValueProps) {
  const { store, file, state } = useField([]);
  const own = unwrapOptional(schema);
  const titles = linkTitles(store);
  const legal = [...state.disk.keys()]
    .filter((name) => name.startsWith("legal/"))
    .map((name) => pageOf(store, name));
  const pages = [...state.source.pages, ...legal];
  const page = pageOf(store, file);
  const sections = pages.flatMap((path) =>
    [...(anchors[path] ?? []), contactAnchor].map((name) => `${path}#${name}`),
  );
  const reference = referenceOf(schema);
  const choices =
    own instanceof z.ZodEnum
      ? own.options.map(String)
      : reference?.to === "page"
        ? pages
        : sections;
  const text = asText(value);
  const nameOf = (choice: string) => {
    const [path = "", anchor] = choice.split("#");
    const key = own instanceof z.ZodEnum ? `${page}#${choice}` : choice;
    const title = titles.get(key);
    if (!anchor) return title ? `${title} (${choice})` : choice;
    return `${titles.get(path) ?? path} › ${title ?? anchor}`;
  };
  const isKnown = choices.includes(text);
  return (
    <select
      {...control}
      value={text}
      onChange={({ target }) => edit(target.value)}
    >
      {!isKnown && <option value={text}>{text || "Choose …"}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
