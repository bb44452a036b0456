import { type MouseEvent, useState } from "react";

import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../document/useSharedContent";
import { requestCount } from "../gatsby-internals/reliableNavigation";
import { scrollToContact } from "../navigation/ContactLink";
import { useLightMode } from "../theme/ThemeProvider";
import type { ContactContent } from "./contactMessage";

// A chunk of its own: otherwise each page would have its styles.
const load = () => import(/* webpackPrefetch: true */ "./ContactDialog");

type ContactDialog = Awaited<ReturnType<typeof load>>["ContactDialog"];

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * handler that opens it, or scrolls to the contact details in the footer if its
 * chunk fails to load. It does nothing if the visitor has followed a link, or gone
 * back or forward, before the chunk came.
 */
export function useContactDialog(content: ContactContent) {
  const lightMode = useLightMode();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [ContactDialog, setContactDialog] = useState<ContactDialog>();

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button that is clicked, so focus would not return to it.
    currentTarget.focus({ preventScroll: true });
    const request = requestCount();
    const isLatest = () => request === requestCount();
    load().then(
      (chunk) => {
        if (isLatest()) setContactDialog(() => chunk.ContactDialog);
      },
      () => {
        if (isLatest()) scrollToContact();
      },
    );
  }

  const contactDialog = ContactDialog && (
    <ContactDialog
      onClose={() => setContactDialog(undefined)}
      lightMode={lightMode}
      recipient={recipient}
      content={content}
    />
  );
  return { contactDialog, openContact };
}
