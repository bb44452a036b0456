import type { ContactContent } from "../node/content/declarations/contact";
import * as styles from "./ContactField.module.css";

interface ContactFieldProps {
  /** Unique in the document. */
  id: string;
  words: ContactContent["form"]["name"];
  name: string;
  /** `multiline` makes a text area of four rows. */
  type: "text" | "email" | "tel" | "multiline";
  autoComplete: string;
  required: boolean;
  value: string;
  /** What the browser says of a required value that is blanks alone. */
  blankMessage: string;
  onEdit: (value: string) => void;
}

/** A field of the form with its label. */
export function ContactField({
  id,
  words,
  name,
  type,
  autoComplete,
  required,
  value,
  blankMessage,
  onEdit,
}: ContactFieldProps) {
  const isBlank = required && value !== "" && value.trim() === "";
  const shared = {
    // `required` lets blanks pass; this makes the browser stop them as well.
    ref: (control: HTMLInputElement | HTMLTextAreaElement | null) =>
      control?.setCustomValidity(isBlank ? blankMessage : ""),
    id,
    name,
    className: styles.control,
    placeholder: words.placeholder,
    autoComplete,
    required,
    value,
    onChange: (event: { target: { value: string } }) =>
      onEdit(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      {type === "multiline" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type} />
      )}
    </div>
  );
}
