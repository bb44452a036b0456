import { clsx } from "clsx";
import { type ChangeEvent, useEffect, useRef } from "react";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { Dialog } from "../components/Dialog/Dialog";
import * as styles from "./ContactDialog.module.css";
import type { ContactFormValues } from "./contactMessage";
import { MailFallback } from "./MailFallback";
import { type ContactFormProps, useContactForm } from "./useContactForm";

const fields = [
  {
    name: "name",
    label: "Full Name *",
    placeholder: "Enter your full name",
    autoComplete: "name",
    required: true,
  },
  {
    name: "email",
    label: "Email Address *",
    placeholder: "Enter your email address",
    type: "email",
    autoComplete: "email",
    required: true,
  },
  {
    name: "phone",
    label: "Phone Number",
    placeholder: "Enter your phone number",
    type: "tel",
    autoComplete: "tel",
    required: false,
  },
  {
    name: "purpose",
    label: "Purpose *",
    placeholder: "Tell us about your inquiry...",
    rows: 4,
    autoComplete: "off",
    required: true,
  },
] as const;

interface ContactDialogProps extends ContactFormProps {
  lightMode: boolean;
}

/**
 * Renders the open contact dialog. Its form opens a message in the visitor's mail
 * program, and keeps unsent form values until the end of the visit.
 */
export function ContactDialog({ lightMode, ...props }: ContactDialogProps) {
  const {
    values,
    changeValues,
    lastSent,
    message,
    status,
    isSubmitted,
    submit,
  } = useContactForm(props);
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);

  function restore(sent: ContactFormValues) {
    changeValues(sent);
    // The pressed button is no longer rendered, so it cannot keep the focus.
    form.current?.querySelector("input")?.focus();
  }

  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (status === "error") submitButton.current?.focus();
    // On a phone, the other ways to send the message are below the viewport.
    if (status === "success")
      form.current?.nextElementSibling?.scrollIntoView({ block: "end" });
    // In a short viewport, even the status message is out of view.
    if (status === "error" || status === "success")
      result.current?.scrollIntoView({ block: "nearest" });
  }, [status]);

  return (
    <Dialog
      onClose={props.onClose}
      heading="Get in Touch"
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <form ref={form} className={styles.form} onSubmit={submit}>
        <p className={styles.muted}>
          Your mail program opens with the message ready to send. Fields marked
          * are required.
        </p>
        {fields.map(({ name, label, ...attributes }) => {
          const Control = name === "purpose" ? "textarea" : "input";
          const id = `contact-${name}`;
          return (
            <div
              key={name}
              className={clsx(
                styles.field,
                "type" in attributes && styles.halfWidth,
              )}
            >
              <label htmlFor={id} className={styles.label}>
                {label}
              </label>
              <Control
                {...attributes}
                id={id}
                name={name}
                className={styles.control}
                value={values[name]}
                onChange={({
                  target: { value },
                }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                  // `required` accepts a value that has only spaces, so the
                  // form stores such a value as an empty string.
                  changeValues({ ...values, [name]: value.trim() && value })
                }
                readOnly={isSubmitted}
              />
            </div>
          );
        })}
        <button
          ref={submitButton}
          type="submit"
          className={clsx(buttonStyles.primary, styles.submit)}
          disabled={isSubmitted}
        >
          {status === "sending" ? "Sending..." : "Send Message"}
        </button>
        {/* Screen readers announce only changes of live regions that already exist. */}
        <div ref={result} className={styles.result}>
          <p role="status" className={styles.success}>
            {status === "success" && "Your message has been sent successfully!"}
          </p>
          <p role="alert" className={styles.error}>
            {status === "error" &&
              "There was an error sending your message. Please try again."}
          </p>
        </div>
      </form>
      <MailFallback
        message={message}
        onRestore={lastSent && (() => restore(lastSent))}
      />
    </Dialog>
  );
}
