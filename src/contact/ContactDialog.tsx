import { Dialog } from "../components/Dialog/Dialog";
import { ContactForm, type ContactFormProps } from "./ContactForm";

interface ContactDialogProps extends ContactFormProps {
  /** Whether the light theme is on, or else the dark one. */
  lightMode: boolean;
}

/** The dialog in which visitors write to us. The parent opens and closes it. */
export function ContactDialog({ lightMode, ...form }: ContactDialogProps) {
  return (
    <Dialog
      open={form.open}
      onClose={form.onClose}
      heading={form.words.heading}
      closeLabel={form.words.close}
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <ContactForm {...form} />
    </Dialog>
  );
}
