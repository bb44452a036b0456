import { Dialog } from "../components/Dialog/Dialog";
import { ContactForm } from "./ContactForm";
import type { ContactFormProps } from "./useContactForm";

interface ContactDialogProps extends ContactFormProps {
  lightMode: boolean;
}

/** Renders the open contact dialog. Its form keeps unsent input for the visit. */
export default function ContactDialog({
  lightMode,
  ...props
}: ContactDialogProps) {
  return (
    <Dialog
      onClose={props.onClose}
      heading={props.content.heading}
      closeLabel={props.content.close}
      className={lightMode ? "light-mode" : "dark-mode"}
    >
      <ContactForm {...props} />
    </Dialog>
  );
}
