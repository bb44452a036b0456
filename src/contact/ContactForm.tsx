import { useEffect, useId, useRef } from "react";

import type { ContactContent } from "../node/content/declarations/contact";
import { Button } from "../components/Button/Button";
import { ContactField } from "./ContactField";
import * as styles from "./ContactForm.module.css";
import { contactMessage } from "./contactMessage";
import { OtherWays } from "./OtherWays";
import { useContactForm } from "./useContactForm";

export interface ContactFormProps {
  /** Whether the dialog around the form is open. */
  open: boolean;
  /** Closes the dialog around the form. */
  onClose: () => void;
  /** Our address. */
  recipient: string;
  words: ContactContent;
  /** Opens a `mailto:` URL; by default the page navigates to it. */
  openMail?: (url: string) => void;
}

const fields = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel", required: false },
  { name: "purpose", type: "multiline", autoComplete: "off", required: true },
] as const;

function navigateTo(url: string) {
  window.location.href = url;
}

/** The form that writes a mail to us in the visitor's mail program. */
export function ContactForm({
  open,
  onClose,
  recipient,
  words,
  openMail = navigateTo,
}: ContactFormProps) {
  const { entry, status, round, edit, submit } = useContactForm({
    open,
    onClose,
    recipient,
    words: words.mail,
    openMail,
  });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // While disabled, the button could not keep the focus.
    if (status === "error" && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [status]);

  return (
    <div key={round}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <p className={styles.introduction}>{words.introduction}</p>
        {fields.map((field) => (
          <ContactField
            key={field.name}
            {...field}
            id={`${id}${field.name}`}
            words={words.form[field.name]}
            value={entry[field.name]}
            blankMessage={words.blankValue}
            onEdit={(value) => edit(field.name, value)}
          />
        ))}
        <Button
          type="submit"
          className={styles.submit}
          disabled={status === "sending" || status === "success"}
        >
          {status === "sending" ? words.sending : words.submit}
        </Button>
        {/* Screen readers announce only what is filled into these later. */}
        <div className={styles.result}>
          <p role="status" className={styles.success}>
            {status === "success" && words.success}
          </p>
          <p role="alert" className={styles.error}>
            {status === "error" && words.error}
          </p>
        </div>
      </form>
      <OtherWays
        recipient={recipient}
        message={contactMessage(entry, words.mail)}
        words={words}
      />
    </div>
  );
}
