import {
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from "react";

import {
  type ContactContent,
  type ContactEntry,
  contactMessage,
  emptyEntry,
} from "./contactMessage";
import { mailtoUrl } from "./mailto";

/**
 * From submit to opening the mail program: long enough to notice "Sending...",
 * short enough for browsers to attribute the navigation to the click.
 */
const MAIL_DELAY_MS = 300;

/** From submit to closing the dialog. */
export const AUTO_CLOSE_MS = 2000;

export interface ContactFormProps {
  entry: ContactEntry;
  setEntry: Dispatch<SetStateAction<ContactEntry>>;
  /** The message that was sent last during the visit; empty if there is none. */
  lastSent: ContactEntry;
  setLastSent: (entry: ContactEntry) => void;
  onClose: () => void;
  recipient: string;
  content: ContactContent;
}

/**
 * Returns the form's status, the mail with its current values, and the submit
 * handler. Unmounting cancels a mail that is not opened yet.
 */
export function useContactForm({
  entry,
  setEntry,
  setLastSent,
  onClose,
  recipient,
  content,
}: ContactFormProps) {
  const [status, setStatus] = useState<
    "idle" | "sending" | "success" | "error"
  >("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const message = contactMessage(entry, content.mail);

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
    // A second submit can arrive before the button is disabled.
    if (timers.current.length > 0) return;
    setStatus("sending");
    timers.current = [
      setTimeout(() => {
        try {
          window.location.href = mailtoUrl(recipient, message);
          setLastSent(entry);
          setStatus("success");
        } catch {
          stopTimers();
          setStatus("error");
        }
      }, MAIL_DELAY_MS),
      setTimeout(onClose, AUTO_CLOSE_MS),
    ];
  }

  return { status, message, submit };
}
