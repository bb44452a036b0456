import type { InputHTMLAttributes } from "react";

import * as styles from "./ContactField.module.css";

interface ContactFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>,
  "name" | "placeholder" | "autoComplete" | "required"
> {
  /** Unique in the document. */
  id: string;
  label: string;
  /** `multiline` makes a text area of four rows. */
  type: "text" | "email" | "tel" | "multiline";
  value: string;
  onEdit: (value: string) => void;
}

/** Renders a field of the form with its label. */
export function ContactField({
  label,
  type,
  onEdit,
  ...attributes
}: ContactFieldProps) {
  const shared = {
    ...attributes,
    className: styles.control,
    // `required` lets blanks pass, so a value of blanks alone is left out.
    onChange: ({ target }: { target: { value: string } }) =>
      onEdit(target.value.trim() && target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id} className={styles.label}>
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
