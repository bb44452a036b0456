import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import type { createElement } from "react";

/** The React of the CMS, which cannot render elements of the site's. */
const { h } = window as unknown as { h: typeof createElement };

interface Props extends CustomFieldControlProps {
  value: string | undefined;
}

/** The names to choose from, by what a field refers to. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Registers the controls that fields have besides those of the CMS. */
export function registerControls(choices: Choices): void {
  CMS.registerFieldType("choice", (props) => Choice(props, choices));
  CMS.registerFieldType("moment", Moment);
}

/** Renders a text field that proposes names. */
function Choice(props: Props, choices: Choices) {
  const { value, field, forID, classNameWrapper, onChange } = props;
  const names = choices[String(field.get("choices"))] ?? [];
  return [
    h("input", {
      key: "input",
      className: classNameWrapper,
      type: "text",
      list: `${forID}-names`,
      "aria-labelledby": `${forID}-label`,
      value: value ?? "",
      onChange: ({ target }) => onChange(target.value),
    }),
    h(
      "datalist",
      { key: "names", id: `${forID}-names` },
      names.map((name) => h("option", { key: name, value: name })),
    ),
  ];
}

/**
 * Renders fields for a date and, if there is one, its time. While one is missing
 * or incomplete, the value is a text that cannot be saved, such as "T17:00".
 */
function Moment({ value = "", forID, onChange }: Props) {
  const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const inputs = [
      ...(currentTarget.parentElement?.querySelectorAll("input") ?? []),
    ];
    const [date = "", time = ""] = inputs.map((input) => input.value);
    const isIncomplete = inputs.some(({ validity }) => validity.badInput);
    const moment = date + (time || isIncomplete ? `T${time}` : "");
    if (moment !== value) onChange(moment);
  };
  const [date = "", time = ""] = value.split("T");
  return [
    { type: "date", "aria-labelledby": `${forID}-label`, text: date },
    { type: "time", "aria-label": "Time", text: time },
  ].map(({ text, ...attributes }) =>
    h("input", {
      ...attributes,
      key: attributes.type,
      // With the property `value`, React would clear what is incomplete.
      ref: (input: HTMLInputElement | null) => {
        if (input && input.value !== text) input.value = text;
      },
      onChange: read,
      // The first parts of an empty field are no change yet.
      onKeyUp: read,
    }),
  );
}
