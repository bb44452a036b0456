import type { InputHTMLAttributes } from "react";

import * as styles from "./ContactField.module.css";

type Control = HTMLInputElement & HTMLTextAreaElement;

interface ContactFieldProps extends Pick<
  InputHTMLAttributes<Control>,
  "name" | "placeholder" | "autoComplete" | "required"
> {
  /** Unique in the document. */
  id: string;
  label: string;
  /** `multiline` makes a text area of four rows. */
  type: "text" | "email" | "tel" | "multiline";
  value: string;
  /** What the browser says of a required value that is blanks alone. */
  blankMessage: string;
  onEdit: (value: string) => void;
}

/** Renders a field of the form with its label. */
export function ContactField({
  label,
  type,
  blankMessage,
  onEdit,
  ...attributes
}: ContactFieldProps) {
  const { id, required, value } = attributes;
  const isBlank = required && value !== "" && value.trim() === "";
  const shared = {
    ...attributes,
    // `required` lets blanks pass; this makes the browser stop them as well.
    ref: (control: HTMLInputElement | HTMLTextAreaElement | null) =>
      control?.setCustomValidity(isBlank ? blankMessage : ""),
    className: styles.control,
    onChange: (event: { target: { value: string } }) =>
      onEdit(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {type === "multiline" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type} />
      )}
    </div>
  );
}
