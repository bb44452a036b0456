import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";

import * as button from "../components/button.module.css";
import { ContactField } from "./ContactField";
import * as styles from "./ContactForm.module.css";
import { contactMessage } from "./contactMessage";
import { LastMessage, MailFallback } from "./MailFallback";
import { type ContactFormProps, useContactForm } from "./useContactForm";

const fields = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel", required: false },
  { name: "purpose", type: "multiline", autoComplete: "off", required: true },
] as const;

/** Renders the contact form, which opens a mail in the visitor's mail program. */
export function ContactForm(props: ContactFormProps) {
  const { recipient, content } = props;
  const { entry, changeEntry, lastSent, status, message, submit } =
    useContactForm(props);
  const id = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (status === "error") submitButton.current?.focus();
    // On a phone, the other ways to send the message are below the fold.
    if (status === "success") end.current?.scrollIntoView({ block: "end" });
  }, [status]);

  return (
    <div ref={end}>
      {lastSent.name && (
        <LastMessage
          recipient={recipient}
          message={contactMessage(lastSent, content.mail)}
          content={content}
          onRestore={() => changeEntry(lastSent)}
        />
      )}
      <form className={styles.form} onSubmit={submit}>
        <p className="muted">{content.introduction}</p>
        {fields.map((field) => (
          <ContactField
            key={field.name}
            {...field}
            {...content.form[field.name]}
            className={/email|tel/.test(field.type) ? styles.half : undefined}
            id={`${id}${field.name}`}
            value={entry[field.name]}
            onValueChange={(value) => changeEntry({ [field.name]: value })}
          />
        ))}
        <button
          ref={submitButton}
          type="submit"
          className={clsx(button.primary, styles.submit)}
          disabled={status === "sending" || status === "success"}
        >
          {status === "sending" ? content.sending : content.submit}
        </button>
        {/* Live regions must exist before their text, or it is not announced. */}
        <div className={styles.result}>
          <p role="status" className={styles.success}>
            {status === "success" && content.success}
          </p>
          <p role="alert" className={styles.error}>
            {status === "error" && content.error}
          </p>
        </div>
      </form>
      <MailFallback recipient={recipient} message={message} content={content} />
    </div>
  );
}
