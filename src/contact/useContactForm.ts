import { type FormEvent, useEffect, useRef, useState } from "react";

import { storedValue } from "../components/storedValue";
import { type ContactEntry, contactMessage, mailtoUrl } from "./contactMessage";

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
}

/** What was typed and not sent yet, on any page of the visit. */
const draft = storedValue("sessionStorage", "gainova-draft");

/** The message that was sent last in this visit. */
const sent = storedValue("sessionStorage", "gainova-sent");

const fieldNames = ["name", "email", "phone", "purpose"] as const;

/** Returns what is stored as an entry; whatever is no text is empty. */
function entryOf(stored: unknown): ContactEntry {
  const values = Object(stored) as Record<string, unknown>;
  const fields = fieldNames.map((name) => {
    const value = values[name];
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(fields) as ContactEntry;
}

const isEmpty = (entry: ContactEntry) =>
  Object.values(entry).every((value) => value === "");

/**
 * Returns the form's values, its status, the submit handler, and, while the form is
 * empty, the entry that was sent last, which is lost if the visitor has no mail
 * program. The message is of the one or the other. Unmounting cancels a mail that is
 * not opened yet.
 */
export function useContactForm({ onClose, recipient }: ContactFormProps) {
  const [entry, setEntry] = useState(() => entryOf(draft.read()));
  const [status, setStatus] = useState<
    "idle" | "sending" | "success" | "error"
  >("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const isSubmitted = status === "sending" || status === "success";
  const last = entryOf(sent.read());
  const lastSent = isEmpty(entry) && !isEmpty(last) ? last : undefined;
  const message = contactMessage(lastSent ?? entry, recipient);

  function changeEntry(changed: ContactEntry) {
    setEntry(changed);
    draft.write(changed);
  }

  const stopTimers = () => timers.current.forEach(clearTimeout);

  useEffect(() => stopTimers, []);

  function openMail() {
    try {
      window.location.href = mailtoUrl(message);
      draft.write(null);
      sent.write(entry);
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

  return { entry, changeEntry, lastSent, message, status, isSubmitted, submit };
}
