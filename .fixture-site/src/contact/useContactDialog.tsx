import { lazy, type MouseEvent, Suspense, useState } from "react";

import { CONTACT_ANCHOR } from "../content/anchors";
import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../document/useSharedContent";
import { moveFocus } from "../navigation/moveFocus";
import { scrollTo } from "../navigation/scrollTo";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactContent } from "./contactMessage";

const load = () => import(/* webpackPrefetch: true */ "./ContactDialog");
const ContactDialog = lazy(load);

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * handler that opens it, or scrolls to the footer if its chunk fails to load.
 */
export function useContactDialog(content: ContactContent) {
  const { lightMode } = useTheme();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [isOpen, setIsOpen] = useState(false);

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button that is clicked, so focus would not return to it.
    currentTarget.focus({ preventScroll: true });
    load().then(
      () => setIsOpen(true),
      () => {
        const contact = document.getElementById(CONTACT_ANCHOR);
        scrollTo(contact, "smooth");
        moveFocus(contact);
      },
    );
  }

  const contactDialog = isOpen && (
    <Suspense>
      <ContactDialog
        onClose={() => setIsOpen(false)}
        lightMode={lightMode}
        recipient={recipient}
        content={content}
      />
    </Suspense>
  );
  return { contactDialog, openContact };
}
