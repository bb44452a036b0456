import { lazy, type MouseEvent, Suspense, useState } from "react";

import { CONTACT_ANCHOR } from "../content/anchors";
import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../document/useSharedContent";
import { moveTo } from "../navigation/moveTo";
import { endPending, startPending } from "../navigation/pending";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactContent } from "./contactMessage";

const load = () => import(/* webpackPrefetch: true */ "./ContactDialog");
const ContactDialog = lazy(load);

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * handler that opens it, or scrolls to the contact details in the footer if its
 * chunk fails to load. It does nothing if the visitor has pressed another control,
 * or gone to another page, before the chunk came.
 */
export function useContactDialog(content: ContactContent) {
  const { lightMode } = useTheme();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [isOpen, setIsOpen] = useState(false);

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button that is clicked, so focus would not return to it.
    currentTarget.focus({ preventScroll: true });
    const isLatest = startPending();
    const unlessGone = (act: () => void) => () => {
      if (!isLatest() || !currentTarget.isConnected) return;
      endPending();
      act();
    };
    load().then(
      unlessGone(() => setIsOpen(true)),
      unlessGone(() => {
        moveTo(document.getElementById(CONTACT_ANCHOR), "smooth");
      }),
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
