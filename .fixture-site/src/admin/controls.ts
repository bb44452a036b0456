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

/** Renders fields for a date and, if there is one, its time. */
function Moment(props: Props) {
  const { value, forID, onChange } = props;
  const [date = "", time = ""] = (value ?? "").split("T");
  const change = (...parts: string[]) =>
    onChange(parts.filter(Boolean).join("T"));
  return [
    h("input", {
      key: "date",
      type: "date",
      "aria-labelledby": `${forID}-label`,
      value: date,
      onChange: ({ target }) => change(target.value, time),
    }),
    h("input", {
      key: "time",
      type: "time",
      "aria-label": "Time",
      value: time,
      onChange: ({ target }) => change(date, target.value),
    }),
  ];
}
