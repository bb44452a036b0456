import {
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

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

/** In memory, too, because storage may be blocked or full. */
const entries = new Map<string, ContactEntry>();

function readEntry(key: string): ContactEntry {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "{}") as object;
    return entries.get(key) ?? { ...emptyEntry, ...stored };
  } catch {
    return entries.get(key) ?? emptyEntry;
  }
}

/**
 * Returns an entry that lasts for the visit, on all pages and after full loads,
 * and a function that changes some of its fields.
 */
export function useStoredEntry(key: string) {
  const [entry, setEntry] = useState(() => readEntry(key));
  const store = useCallback(
    (change: Partial<ContactEntry>) => {
      const next = { ...readEntry(key), ...change };
      entries.set(key, next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The entry lasts as long as the document.
      }
      setEntry(next);
    },
    [key],
  );
  return [entry, store] as const;
}

/**
 * Returns the form's values, its status, the mail with these values, the submit
 * handler, and the entry that was sent last, which is lost if the visitor has no
 * mail program. Unmounting cancels a mail that is not opened yet.
 */
export function useContactForm({
  onClose,
  recipient,
  content,
}: ContactFormProps) {
  const [entry, setEntry] = useStoredEntry("gainova-draft");
  const [lastSent, setLastSent] = useStoredEntry("gainova-sent");
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

  return { entry, setEntry, lastSent, status, message, submit };
}
