import { useState } from "react";
import * as z from "zod";

import { formatPath, type Path } from "../../node/content/json/nodes";
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
import { Choice } from "./Choice";
import { IconField } from "./IconField";
import { ListField } from "./ListField";
import { Problems, TextButton } from "./parts";
import { PictureField } from "./PictureField";
import { useField } from "./useEditor";

export interface FieldProps {
  path: Path;
  schema: Schema;
  label: string;
}

export function Fields({ path, schema }: Omit<FieldProps, "label">) {
  const { value, store } = useField(path);
  const fields = Object.entries(fieldsOf(schema) ?? {}).filter(
    ([name]) => name !== "$schema",
  );
  const isAbsent = ([name, field]: [string, Schema]) =>
    field instanceof z.ZodOptional && valueAt(value, [name]) === undefined;
  const add = (name: string, field: Schema) => {
    const id = [...path, name];
    store.edit(id, blankValue(unwrapOptional(field)) ?? "");
    requestAnimationFrame(() =>
      document.getElementById(formatPath(id))?.focus(),
    );
  };
  const absent = fields.filter(isAbsent);
  return (
    <>
      {fields
        .filter((field) => !isAbsent(field))
        .map(([name, field]) => (
          <Field
            key={name}
            path={[...path, name]}
            schema={field}
            label={labelOf(field, name)}
          />
        ))}
      {absent.length > 0 && (
        <p className="row">
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

/** The props of every form control. */
export interface ControlProps {
  value: unknown;
  edit: (value: unknown) => void;
  path: Path;
  /** Without `ZodOptional`. */
  schema: Schema;
  control: {
    id: string;
    "aria-describedby": string;
    "aria-invalid": boolean;
  };
}

function Control(props: ControlProps) {
  const { schema } = props;
  const to = referenceOf(schema)?.to;
  if (to === "image") return <PictureField {...props} />;
  if (to === "icon") return <IconField {...props} />;
  if (to || schema instanceof z.ZodEnum) return <Choice {...props} />;
  if (schema instanceof z.ZodNumber) return <NumberInput {...props} />;
  return <TextInput {...props} />;
}

/** Renders a value with its label, its purpose and its problems. */
export function ValueField({ path, schema, label }: FieldProps) {
  const { id, value, problems, edit } = useField(path);
  const isOptional = schema instanceof z.ZodOptional;
  const own = unwrapOptional(schema);
  return (
    <div
      className="field"
      onBlur={() => {
        // The file dialog takes the focus from a picture's field.
        const isPicture = referenceOf(own)?.to === "image";
        if (isOptional && value === "" && !isPicture) edit(undefined);
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
      <Control
        value={value}
        edit={edit}
        path={path}
        schema={own}
        control={{
          id,
          "aria-describedby": `${id} help`,
          "aria-invalid": problems.length > 0,
        }}
      />
      <div id={`${id} help`}>
        <Problems problems={problems} />
        <p className="hint">{descriptionOf(schema)}</p>
      </div>
    </div>
  );
}

/** Renders a text: a growing area unless its declaration says that it is short. */
function TextInput({ value, edit, schema, control }: ControlProps) {
  const { minLength, maxLength } = schema as z.ZodString;
  const text = asText(value);
  const props = {
    ...control,
    autoComplete: "off",
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      edit(target.value.replace(/\s*\n\s*/g, " ")),
  };
  return (
    <>
      {schema instanceof z.ZodISODate ? (
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
function NumberInput({ value, edit, schema, control }: ControlProps) {
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
