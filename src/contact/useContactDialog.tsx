import { useState } from "react";

import { CONTACT_ANCHOR } from "../content/anchors";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactDialog } from "./ContactDialog";
import { mailAddresses } from "../content/mailAddresses";

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * function that opens it, or scrolls to the footer if its chunk fails to load.
 */
export function useContactDialog({
  siteContent,
  contactContent,
}: Pick<Queries.JoinPageQuery, "siteContent" | "contactContent">) {
  const { lightMode } = useTheme();
  const [recipient = ""] = mailAddresses(siteContent);
  const [Dialog, setDialog] = useState<typeof ContactDialog>();
  function openContact() {
    import(/* webpackPrefetch: true */ "./ContactDialog").then(
      (module) => setDialog(() => module.ContactDialog),
      () => {
        window.location.hash = CONTACT_ANCHOR;
      },
    );
  }
  const contactDialog = Dialog && (
    <Dialog
      onClose={() => setDialog(undefined)}
      lightMode={lightMode}
      recipient={recipient}
      content={contactContent}
    />
  );
  return { contactDialog, openContact };
}
