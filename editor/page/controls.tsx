import { useState } from "react";
import * as z from "zod";

import { anchors, CONTACT_ANCHOR } from "../../src/content/anchors";
import { pageOf } from "../../src/content/contentTypes";
import type { Path } from "../../src/content/json/syntaxTree";
import { timeZoneNames } from "../../src/content/localTime";
import { hintOf, referenceOf } from "../../src/content/schema/introspection";
import { asText, isInt, textsIn, type Schema } from "../contentValues";
import { Glyph } from "./buttons";
import { PictureField } from "./PictureField";
import { useEditor } from "./useEditor";

/** More suggestions than these are found by typing. */
const MAX_SUGGESTIONS = 500;

/** The props of every form control. */
interface ControlProps {
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

/** Renders the control of a value as its declaration asks for it. */
export function Control(props: ControlProps) {
  const { value, edit, path, schema, control } = props;
  const reference = referenceOf(schema);
  const to = reference?.to;
  const kind = hintOf(schema)?.control;
  if (reference?.to === "image")
    return <PictureField {...props} reference={reference} />;
  if (schema instanceof z.ZodBoolean)
    return (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => edit(target.checked)}
      />
    );
  if (schema instanceof z.ZodNumber) return <NumberInput {...props} />;
  if (kind === "moment") return <MomentInput {...props} />;
  // The address of the page itself is no link to one.
  const isAddress = to === "page" && path.length === 1;
  if (schema instanceof z.ZodEnum || kind === "timeZone" || (to && !isAddress))
    return <Choice {...props} />;
  return <TextInput {...props} />;
}

/** Returns what can be chosen, with what is probable first. */
function useOptions(schema: Schema): string[] {
  const { store, state } = useEditor();
  const to = referenceOf(schema)?.to;
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (to === "icon") return [...state.project.icons.names];
  const files = store.files();
  if (to) {
    const own = files.map((file) => pageOf(file, store.valueOf(file)));
    const pages = [...state.project.pages, ...own].filter(
      (path) => path !== "/404",
    );
    if (to !== "anchor") return pages;
    return pages.flatMap((path) =>
      [...(anchors[path] ?? []), CONTACT_ANCHOR].map((id) => `${path}#${id}`),
    );
  }
  const names = timeZoneNames();
  const used = files
    .flatMap((file) => textsIn(store.valueOf(file)))
    .filter((each) => names.includes(each));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [...used, timeZone, ...names];
}

/** Renders a choice, or a text with suggestions where others are possible or there are many. */
function Choice({ value, edit, schema, control }: ControlProps) {
  const text = asText(value);
  const to = referenceOf(schema)?.to;
  const all = [...new Set(useOptions(schema))];
  if (schema instanceof z.ZodEnum || to === "page" || to === "anchor")
    return (
      <select
        {...control}
        value={text}
        onChange={({ target }) => edit(target.value)}
      >
        {!all.includes(text) && (
          <option value={text}>{text || "Choose …"}</option>
        )}
        {all.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  const fitting = all.filter((each) => each.includes(text));
  return (
    <span className="choice">
      {to === "icon" && all.includes(text) && <Glyph name={text} />}
      <input
        {...control}
        autoComplete="off"
        list={`${control.id}-list`}
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
      <datalist id={`${control.id}-list`}>
        {fitting.slice(0, MAX_SUGGESTIONS).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </span>
  );
}

/** Renders a day and its time, which may be chosen before the day. */
function MomentInput({ value, edit, control }: ControlProps) {
  const [day = "", time = ""] = asText(value).split("T");
  const join = (newDay: string, newTime: string) =>
    edit(newTime ? `${newDay}T${newTime}` : newDay);
  return (
    <span className="row">
      <input
        {...control}
        type="date"
        max="9999-12-31"
        value={day}
        onChange={({ target }) => join(target.value, time)}
      />
      <input
        type="time"
        aria-label="Time (none for a whole day)"
        value={time}
        onChange={({ target }) => join(day, target.value)}
      />
    </span>
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
