import { clsx } from "clsx";
import type { InputHTMLAttributes } from "react";

import * as styles from "./ContactField.module.css";

interface ContactFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>,
  "name" | "placeholder" | "autoComplete" | "required"
> {
  id: string;
  label: string;
  type: "text" | "email" | "tel" | "multiline";
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
}

/** Renders a field of the form with its label. */
export function ContactField({
  label,
  type,
  onValueChange,
  className,
  ...attributes
}: ContactFieldProps) {
  const shared = {
    ...attributes,
    className: styles.control,
    // `required` accepts blanks, so a value of blanks alone becomes empty.
    onChange: ({ target }: { target: { value: string } }) =>
      onValueChange(target.value.trim() && target.value),
  };
  return (
    <div className={clsx(styles.field, className)}>
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
