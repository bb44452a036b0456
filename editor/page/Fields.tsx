import { flushSync } from "react-dom";
import * as z from "zod";

import { formatPath } from "../../src/content/json/syntaxTree";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
  hintOf,
  unwrapOptional,
} from "../../src/content/schema/introspection";
import { blankValue, labelOf, valueAt, type Schema } from "../contentValues";
import { ListField } from "./ListField";
import { TextButton } from "./buttons";
import { useField } from "./useEditor";
import { type FieldProps, ValueField } from "./ValueField";

/** Renders the forms of an object's fields. */
export function Fields({ path, schema }: Omit<FieldProps, "label">) {
  const { value, store } = useField(path);
  const fields = Object.entries(fieldsOf(schema) ?? {}).filter(
    ([, field]) => hintOf(field)?.control !== "none",
  );
  const isAbsent = ([name, field]: [string, Schema]) =>
    field instanceof z.ZodOptional && valueAt(value, [name]) === undefined;
  const add = (name: string, field: Schema) => {
    const id = [...path, name];
    const blank = blankValue(unwrapOptional(field)) ?? "";
    flushSync(() => store.edit(id, blank));
    document.getElementById(formatPath(id))?.focus();
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
  if (entryOf(schema))
    return (
      <ListField {...props}>
        {(entry) =>
          fieldsOf(entry.schema) ? (
            <Fields {...entry} />
          ) : (
            <ValueField {...entry} />
          )
        }
      </ListField>
    );
  if (!fieldsOf(schema)) return <ValueField {...props} />;
  return (
    <div className="group" role="group" aria-label={label}>
      <h3>{label}</h3>
      <p className="hint">{descriptionOf(schema)}</p>
      <Fields path={path} schema={schema} />
    </div>
  );
}
