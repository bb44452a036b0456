import { type MouseEvent, useState } from "react";

import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../site/useSharedContent";
import { useLightMode } from "../theme/ThemeProvider";
import { ContactDialog } from "./ContactDialog";

/**
 * Returns the contact dialog and a handler that opens the dialog. The caller renders the
 * dialog at the end of its page.
 */
export function useContactDialog() {
  const lightMode = useLightMode();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [isOpen, setIsOpen] = useState(false);

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari does not focus a clicked button, so the focus could not return to it.
    currentTarget.focus({ preventScroll: true });
    setIsOpen(true);
  }

  const contactDialog = isOpen && (
    <ContactDialog
      onClose={() => setIsOpen(false)}
      lightMode={lightMode}
      recipient={recipient}
    />
  );
  return { contactDialog, openContact };
}
