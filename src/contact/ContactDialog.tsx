import { useState } from "react";

import { Dialog } from "../components/Dialog/Dialog";
import { ContactForm, type ContactFormProps } from "./ContactForm";
import { emptyEntry } from "./contactMessage";

interface ContactDialogProps extends Omit<
  ContactFormProps,
  "entry" | "setEntry"
> {
  /** Whether the dialog shows; the parent decides. */
  open: boolean;
  /** Whether the light theme is on, or else the dark one. */
  lightMode: boolean;
}

/**
 * Renders the dialog in which visitors write to us. What was typed but not sent
 * is still there when they open it again.
 */
export function ContactDialog({
  open,
  lightMode,
  ...props
}: ContactDialogProps) {
  const [entry, setEntry] = useState(emptyEntry);
  if (!open) return null;
  return (
    <Dialog
      onClose={props.onClose}
      heading={props.words.heading}
      closeLabel={props.words.close}
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <ContactForm {...props} entry={entry} setEntry={setEntry} />
    </Dialog>
  );
}
