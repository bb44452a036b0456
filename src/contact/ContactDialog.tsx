import { useState } from "react";

import { Dialog } from "../components/Dialog/Dialog";
import { ContactForm } from "./ContactForm";
import { emptyEntry } from "./contactMessage";
import type { ContactFormProps } from "./useContactForm";

interface ContactDialogProps extends Omit<
  ContactFormProps,
  "entry" | "setEntry"
> {
  open: boolean;
  lightMode: boolean;
}

/** Renders the contact dialog. It keeps unsent input until it is opened again. */
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
      heading={props.content.heading}
      closeLabel={props.content.close}
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <ContactForm {...props} entry={entry} setEntry={setEntry} />
    </Dialog>
  );
}
