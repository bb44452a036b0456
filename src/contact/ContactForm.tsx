import { clsx } from "clsx";
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
} from "react";

import * as button from "../components/button.module.css";
import { ContactField } from "./ContactField";
import * as styles from "./ContactForm.module.css";
import type { ContactEntry, ContactWords } from "./contactMessage";
import { OtherWays } from "./OtherWays";
import { useContactForm } from "./useContactForm";

export interface ContactFormProps {
  entry: ContactEntry;
  setEntry: Dispatch<SetStateAction<ContactEntry>>;
  /** Closes the dialog around the form. */
  onClose: () => void;
  /** Our address. */
  recipient: string;
  words: ContactWords;
}

const fields = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel", required: false },
  { name: "purpose", type: "multiline", autoComplete: "off", required: true },
] as const;

/** Renders the form that writes a mail to us in the visitor's mail program. */
export function ContactForm(props: ContactFormProps) {
  const { entry, setEntry, recipient, words } = props;
  const { status, message, submit } = useContactForm(props);
  const id = useId();
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // While disabled, the button could not keep the focus.
    if (status === "error") submitButton.current?.focus();
  }, [status]);

  return (
    <div>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.introduction}>{words.introduction}</p>
        {fields.map((field) => (
          <ContactField
            key={field.name}
            {...field}
            {...words.form[field.name]}
            id={`${id}${field.name}`}
            value={entry[field.name]}
            onEdit={(value) =>
              setEntry((current) => ({ ...current, [field.name]: value }))
            }
          />
        ))}
        <button
          ref={submitButton}
          type="submit"
          className={clsx(button.primary, styles.submit)}
          disabled={status === "sending" || status === "success"}
        >
          {status === "sending" ? words.sending : words.submit}
        </button>
        {/* Screen readers announce only what is put into these later. */}
        <div className={styles.result}>
          <p role="status" className={styles.success}>
            {status === "success" && words.success}
          </p>
          <p role="alert" className={styles.error}>
            {status === "error" && words.error}
          </p>
        </div>
      </form>
      <OtherWays recipient={recipient} message={message} words={words} />
    </div>
  );
}
