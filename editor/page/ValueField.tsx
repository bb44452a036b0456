import { useState } from "react";
import * as z from "zod";

import {
  descriptionOf,
  referenceOf,
  unwrapOptional,
} from "../../src/content/schema/introspection";
import { asText, isInt } from "../contentValues";
import { Choice } from "./Choice";
import { EntryField, isEntryField } from "./EntryField";
import type { ControlProps, FieldProps } from "./fieldProps";
import { IconField } from "./IconField";
import { TextButton } from "./buttons";
import { Problems } from "./Problems";
import { PictureField } from "./PictureField";
import { useField } from "./useEditor";

function Control(props: ControlProps) {
  const { schema } = props;
  const to = referenceOf(schema)?.to;
  if (isEntryField(props)) return <EntryField {...props} />;
  if (to === "image") return <PictureField {...props} />;
  if (to === "icon") return <IconField {...props} />;
  // The address of the page itself is no link to one.
  const isAddress = to === "page" && props.path.length === 1;
  if ((to && !isAddress) || schema instanceof z.ZodEnum)
    return <Choice {...props} />;
  if (schema instanceof z.ZodNumber) return <NumberInput {...props} />;
  return <TextInput {...props} />;
}

/** Renders a value with its label, its purpose and its problems. */
export function ValueField({ path, schema, label }: FieldProps) {
  const { id, value, problems, edit, store } = useField(path);
  const isOptional = schema instanceof z.ZodOptional;
  const own = unwrapOptional(schema);
  return (
    <div
      className="field"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A day and its time are one field.
        if (currentTarget.contains(relatedTarget)) return;
        store.leave(id);
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
          "aria-describedby": `${id}-help`,
          "aria-invalid": problems.length > 0,
        }}
      />
      <div id={`${id}-help`}>
        <Problems problems={problems} label={label} />
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
