import { type FormEvent, useEffect, useRef, useState } from "react";

import { storedValue } from "../components/storedValue";
import {
  type ContactFormValues,
  contactMessage,
  mailtoUrl,
} from "./contactMessage";

/**
 * Time from submit until the mail program opens. Visitors can notice "Sending...", and
 * browsers still attribute the navigation to the click.
 */
const MAIL_DELAY_MS = 300;

/** Time from submit until the dialog closes. */
export const AUTO_CLOSE_MS = 2000;

export interface ContactFormProps {
  onClose: () => void;
  recipient: string;
}

/** The form values that are not sent yet. All pages of the visit share them. */
const draft = storedValue("sessionStorage", "gainova-draft");

/** The form values that were sent last in this visit. */
const sent = storedValue("sessionStorage", "gainova-sent");

const fieldNames = ["name", "email", "phone", "purpose"] as const;

/** Returns stored form values. A value that is missing or not a string becomes empty. */
function formValuesOf(stored: unknown): ContactFormValues {
  const fields = Object(stored) as Record<string, unknown>;
  const values = fieldNames.map((name) => {
    const value = fields[name];
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(values) as ContactFormValues;
}

const isEmpty = (values: ContactFormValues) =>
  Object.values(values).every((value) => value === "");

/**
 * Returns the form values, the status and the submit handler. While the form is empty,
 * the hook also returns the last sent values, because a visitor without a mail program
 * would lose them. `message` is the mail for the form values or, while the form is empty,
 * for the last sent values. Unmounting cancels a mail that is not opened yet.
 */
export function useContactForm({ onClose, recipient }: ContactFormProps) {
  const [values, setValues] = useState(() => formValuesOf(draft.read()));
  const [status, setStatus] = useState<
    "idle" | "sending" | "success" | "error"
  >("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const isSubmitted = status === "sending" || status === "success";
  const last = formValuesOf(sent.read());
  const lastSent = isEmpty(values) && !isEmpty(last) ? last : undefined;
  const message = contactMessage(lastSent ?? values, recipient);

  function changeValues(changed: ContactFormValues) {
    setValues(changed);
    draft.write(changed);
  }

  const stopTimers = () => timers.current.forEach(clearTimeout);

  useEffect(() => stopTimers, []);

  function openMail() {
    try {
      window.location.href = mailtoUrl(message);
      draft.write(null);
      sent.write(values);
      setStatus("success");
    } catch {
      stopTimers();
      setStatus("error");
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit can arrive before the button is disabled.
    stopTimers();
    timers.current = [
      setTimeout(openMail, MAIL_DELAY_MS),
      setTimeout(onClose, AUTO_CLOSE_MS),
    ];
    setStatus("sending");
  }

  return {
    values,
    changeValues,
    lastSent,
    message,
    status,
    isSubmitted,
    submit,
  };
}
