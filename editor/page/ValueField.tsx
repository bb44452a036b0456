import * as z from "zod";

import type { Path } from "../../src/content/json/syntaxTree";
import {
  descriptionOf,
  referenceOf,
  unwrapOptional,
} from "../../src/content/schema/introspection";
import type { Schema } from "../contentValues";
import { TextButton } from "./buttons";
import { Control } from "./controls";
import { Problems } from "./Problems";
import { useField } from "./useEditor";

/** The props of the form of a value in a file. */
export interface FieldProps {
  path: Path;
  schema: Schema;
  label: string;
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
