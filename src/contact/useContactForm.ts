import {
  useEffect,
  useReducer,
  useRef,
  type FormEvent,
  type MutableRefObject,
} from "react";

import type { ContactContent } from "../node/content/declarations/contact";
import { contactMessage, type ContactEntry } from "./contactMessage";
import { contactReducer, initialContactState } from "./contactState";
import { mailtoUrl } from "./mailto";
import { AUTO_CLOSE_MS, MAIL_OPENS_MS } from "./timing";

interface ContactFormOptions {
  /** Whether the dialog around the form is open. */
  open: boolean;
  /** Closes the dialog around the form. */
  onClose: () => void;
  /** Our address. */
  recipient: string;
  words: ContactContent["mail"];
  /** Opens a `mailto:` URL in the visitor's mail program. */
  openMail: (url: string) => void;
}

type Timers = ReturnType<typeof setTimeout>[];

function stop(timers: MutableRefObject<Timers>) {
  timers.current.forEach(clearTimeout);
  timers.current = [];
}

/**
 * The form's state and its one outward action. Closing the dialog, by whatever
 * means, ends what was under way: no timer outlives it.
 */
export function useContactForm({
  open,
  onClose,
  recipient,
  words,
  openMail,
}: ContactFormOptions) {
  const [state, dispatch] = useReducer(contactReducer, initialContactState);
  const timers = useRef<Timers>([]);

  useEffect(() => {
    if (!open) return;
    return () => {
      stop(timers);
      dispatch({ type: "closed" });
    };
  }, [open]);

  function edit(field: keyof ContactEntry, value: string) {
    dispatch({ type: "edited", field, value });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Two quick submits can arrive before the button shows as disabled.
    if (timers.current.length > 0) return;
    dispatch({ type: "submitted" });
    timers.current = [
      setTimeout(() => {
        try {
          openMail(mailtoUrl(recipient, contactMessage(state.entry, words)));
          dispatch({ type: "opened mail" });
        } catch {
          stop(timers);
          dispatch({ type: "failed" });
        }
      }, MAIL_OPENS_MS),
      setTimeout(onClose, AUTO_CLOSE_MS),
    ];
  }

  return { ...state, edit, submit };
}
