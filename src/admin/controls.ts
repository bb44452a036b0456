import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import type { createElement } from "react";

/** `createElement` of the CMS's React, which cannot render elements of our React. */
const { h } = window as unknown as { h: typeof createElement };

interface Props extends CustomFieldControlProps {
  value: string | undefined;
}

/** The suggested values, by field kind. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Registers our own controls with the CMS. */
export function registerControls(choices: Choices): void {
  CMS.registerFieldType("choice", (props) => Choice(props, choices));
  CMS.registerFieldType("dateOrDateTime", DateOrDateTime);
}

/** Renders a text field with suggestions. */
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
 * Renders fields for a date and an optional time. If a time has no date, or a field is
 * incomplete, the value is a string that the CMS refuses to save, such as "T17:00".
 */
function DateOrDateTime({ value = "", forID, onChange }: Props) {
  const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const inputs = [
      ...(currentTarget.parentElement?.querySelectorAll("input") ?? []),
    ];
    const [date = "", time = ""] = inputs.map((input) => input.value);
    const isIncomplete = inputs.some(({ validity }) => validity.badInput);
    const dateOrDateTime = date + (time || isIncomplete ? `T${time}` : "");
    if (dateOrDateTime !== value) onChange(dateOrDateTime);
  };
  const [date = "", time = ""] = value.split("T");
  return [
    { type: "date", "aria-labelledby": `${forID}-label`, text: date },
    { type: "time", "aria-label": "Time", text: time },
  ].map(({ text, ...attributes }) =>
    h("input", {
      ...attributes,
      key: attributes.type,
      // With the prop `value`, React would clear an incomplete date or time.
      ref: (input: HTMLInputElement | null) => {
        if (input && input.value !== text) input.value = text;
      },
      onChange: read,
      // The browser fires no `change` event when an empty field becomes incomplete.
      onKeyUp: read,
    }),
  );
}
