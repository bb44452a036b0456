import { lazy, Suspense, useState } from "react";

import { CONTACT_ANCHOR } from "../content/anchors";
import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../layout/useSharedContent";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactContent } from "./contactMessage";

const load = () => import(/* webpackPrefetch: true */ "./ContactDialog");
const ContactDialog = lazy(load);

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * function that opens it, or scrolls to the footer if its chunk fails to load.
 */
export function useContactDialog(content: ContactContent) {
  const { lightMode } = useTheme();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  // Numbers, because after Escape the browser closes a dialog at once, but
  // reports it later, when the visitor may have opened it again.
  const [opened, setOpened] = useState(0);
  const [closed, setClosed] = useState(0);

  function openContact() {
    load().then(
      () => setOpened((number) => number + 1),
      () => {
        window.location.hash = CONTACT_ANCHOR;
      },
    );
  }

  const contactDialog = opened > closed && (
    <Suspense>
      <ContactDialog
        key={opened}
        onClose={() => setClosed(opened)}
        lightMode={lightMode}
        recipient={recipient}
        content={content}
      />
    </Suspense>
  );
  return { contactDialog, openContact };
}
