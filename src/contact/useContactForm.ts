import { useEffect, useRef, useState, type FormEvent } from "react";

import type { ContactFormProps } from "./ContactForm";
import { contactMessage, emptyEntry } from "./contactMessage";
import { mailtoUrl } from "./mailto";

/**
 * From submit to the opening of the mail program, in ms: long enough to see
 * that the button took the click, short enough for browsers to still count the
 * navigation as the visitor's own.
 */
const MAIL_OPENS_MS = 300;

/** From submit to the closing of the dialog, in ms. */
export const AUTO_CLOSE_MS = 2000;

/**
 * Returns how far sending has come, the mail as the fields make it now, and the
 * form's one outward action. Closing the dialog ends what was under way.
 */
export function useContactForm({
  entry,
  setEntry,
  onClose,
  recipient,
  words,
}: ContactFormProps) {
  const [status, setStatus] = useState<
    "idle" | "sending" | "success" | "error"
  >("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const message = contactMessage(entry, words.mail);

  function stopTimers() {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }

  useEffect(() => stopTimers, []);

  useEffect(() => {
    if (status !== "success") return;
    return () => setEntry(emptyEntry);
  }, [status, setEntry]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Two quick submits can arrive before the button shows as disabled.
    if (timers.current.length > 0) return;
    setStatus("sending");
    timers.current = [
      setTimeout(() => {
        try {
          window.location.href = mailtoUrl(recipient, message);
          setStatus("success");
        } catch {
          stopTimers();
          setStatus("error");
        }
      }, MAIL_OPENS_MS),
      setTimeout(onClose, AUTO_CLOSE_MS),
    ];
  }

  return { status, message, submit };
}
