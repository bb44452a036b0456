import * as z from "zod";

import { pageOf } from "../../src/content/contentTypes";
import { hintOf, referenceOf } from "../../src/content/schema/introspection";
import { timeZoneNames } from "../../src/content/localTime";
import { asText, textsIn } from "../contentValues";
import type { ControlProps } from "./fieldProps";
import { useEditor } from "./useEditor";

/** Returns whether a field has a control of its own in this file. */
export const isEntryField = ({ schema }: ControlProps): boolean =>
  schema instanceof z.ZodBoolean ||
  referenceOf(schema)?.to === "link" ||
  hintOf(schema)?.control !== undefined;

/** Renders a switch, a day with its time, or a text with suggestions. */
export function EntryField({ value, edit, schema, control }: ControlProps) {
  const { store } = useEditor();
  const kind = hintOf(schema)?.control;
  const text = asText(value);
  if (schema instanceof z.ZodBoolean)
    return (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => edit(target.checked)}
      />
    );
  if (kind === "moment") {
    const [day = "", time = ""] = text.split("T");
    // A time may be chosen before its day.
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
  // The visitor's own zone and those in use come first.
  const names = timeZoneNames();
  const used = store
    .files()
    .flatMap((file) => textsIn(store.valueOf(file)))
    .filter((each) => names.includes(each));
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const suggestions =
    kind === "timeZone"
      ? [...used, own, ...names]
      : store
          .files()
          .map((file) => pageOf(file, store.valueOf(file)))
          .filter((path) => path !== "/404");
  return (
    <>
      <input
        {...control}
        list={`${control.id}-list`}
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
      <datalist id={`${control.id}-list`}>
        {[...new Set(suggestions)].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  );
}
