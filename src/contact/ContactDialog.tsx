import { Dialog } from "../components/Dialog/Dialog";
import { ContactForm } from "./ContactForm";
import type { ContactFormProps } from "./useContactForm";
import { useStoredEntry } from "./useStoredEntry";

interface ContactDialogProps extends Omit<
  ContactFormProps,
  "entry" | "setEntry" | "lastSent" | "setLastSent"
> {
  open: boolean;
  lightMode: boolean;
}

/**
 * Renders the contact dialog. It keeps unsent input and the message that was sent
 * last, which is lost if the visitor has no mail program.
 */
export function ContactDialog({
  open,
  lightMode,
  ...props
}: ContactDialogProps) {
  const [entry, setEntry] = useStoredEntry("gainova-draft");
  const [lastSent, setLastSent] = useStoredEntry("gainova-sent");
  if (!open) return null;
  return (
    <Dialog
      onClose={props.onClose}
      heading={props.content.heading}
      closeLabel={props.content.close}
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <ContactForm
        {...props}
        entry={entry}
        setEntry={setEntry}
        lastSent={lastSent}
        setLastSent={setLastSent}
      />
    </Dialog>
  );
}
