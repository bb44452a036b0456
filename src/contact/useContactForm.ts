import {
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";

import { propertiesOf, storedValue } from "../components/storedValue";
import {
  type ContactContent,
  type ContactEntry,
  contactMessage,
  emptyEntry,
  mailtoUrl,
} from "./contactMessage";

/**
 * From submit to opening the mail program: long enough to notice "Sending...",
 * short enough for browsers to attribute the navigation to the click.
 */
const MAIL_DELAY_MS = 300;

/** From submit to closing the dialog. */
export const AUTO_CLOSE_MS = 2000;

export interface ContactFormProps {
  onClose: () => void;
  recipient: string;
  content: ContactContent;
}

const storedEntry = (key: string) =>
  storedValue<ContactEntry>("sessionStorage", key, (stored) => ({
    ...emptyEntry,
    ...propertiesOf(stored, "string"),
  }));

/** What was typed and not sent yet, on any page of the visit. */
const draft = storedEntry("gainova-draft");

/** The message that was sent last in this visit. */
const sent = storedEntry("gainova-sent");

/**
 * Returns the form's values, its status, the submit handler, and the entry that was
 * sent before, which is lost if the visitor has no mail program. Unmounting cancels
 * a mail that is not opened yet.
 */
export function useContactForm({
  onClose,
  recipient,
  content,
}: ContactFormProps) {
  const [status, setStatus] = useState<
    "idle" | "sending" | "success" | "error"
  >("idle");
  // What was sent is shown until the dialog closes, but is no draft any more.
  const shown = status === "success" ? sent : draft;
  const entry = useSyncExternalStore(shown.subscribe, shown.read);
  // The one that is being sent is offered when the dialog is opened again.
  const [lastSent] = useState(sent.read);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const changeEntry = (change: Partial<ContactEntry>) =>
    shown.write({ ...shown.read(), ...change });

  function stopTimers() {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }

  useEffect(() => stopTimers, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit can arrive before the button is disabled.
    if (timers.current.length > 0) return;
    setStatus("sending");
    timers.current = [
      setTimeout(() => {
        try {
          const message = contactMessage(entry, content.mail);
          window.location.href = mailtoUrl(recipient, message);
          sent.write(entry);
          // First, because the fields show the draft until then.
          flushSync(() => setStatus("success"));
          draft.write(emptyEntry);
        } catch {
          stopTimers();
          setStatus("error");
        }
      }, MAIL_DELAY_MS),
      setTimeout(onClose, AUTO_CLOSE_MS),
    ];
  }

  return { entry, changeEntry, lastSent, status, submit };
}
