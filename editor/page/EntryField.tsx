import * as z from "zod";

import { programPath } from "../../src/content/declarations/program";
import { referenceOf } from "../../src/content/schema/introspection";
import { timeZoneNames } from "../../src/content/localTime";
import { asText } from "../contentValues";
import type { ControlProps } from "./fieldProps";
import { useEditor } from "./useEditor";

/** Returns whether a field has a control of its own in this file. */
export const isEntryField = ({ path, schema }: ControlProps): boolean =>
  schema instanceof z.ZodBoolean ||
  referenceOf(schema)?.to === "link" ||
  ["starts", "ends", "timeZone"].includes(String(path.at(-1)));

/** Renders a switch, a day with its time, or a text with suggestions. */
export function EntryField({
  value,
  edit,
  path,
  schema,
  control,
}: ControlProps) {
  const { state } = useEditor();
  const { pages, files } = state.source;
  const name = path.at(-1);
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
  if (name === "starts" || name === "ends") {
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
  const used = [...files.values()].flatMap((json) =>
    Array.from(
      json.matchAll(/"timeZone": "([^"]+)"/g),
      ([, zone = ""]) => zone,
    ),
  );
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const names = timeZoneNames();
  const suggestions =
    name === "timeZone"
      ? [...used, own, ...names].filter((zone) => names.includes(zone))
      : [
          ...pages,
          ...[...files.keys()].flatMap((file) => programPath(file) ?? []),
        ];
  return (
    <>
      <input
        {...control}
        list={`${control.id} list`}
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
      <datalist id={`${control.id} list`}>
        {[...new Set(suggestions)].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  );
}
