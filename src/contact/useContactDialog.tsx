import { type MouseEvent, useState } from "react";

import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../site/useSharedContent";
import { useLightMode } from "../theme/ThemeProvider";
import { ContactDialog } from "./ContactDialog";

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a handler that
 * opens it.
 */
export function useContactDialog() {
  const lightMode = useLightMode();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [isOpen, setIsOpen] = useState(false);

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button that is clicked, so focus would not return to it.
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
