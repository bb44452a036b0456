import { useState } from "react";

import { contactAnchor } from "../navigation/routes";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactDialog } from "./ContactDialog";
import { mailRecipient } from "./mailAccount";

/**
 * Returns the contact dialog, to be put at the end of a page, and the function
 * that opens it. Where the dialog cannot be loaded, that function shows the
 * addresses in the footer.
 */
export function useContactDialog({
  siteContent,
  contactContent,
}: Pick<Queries.JoinPageQuery, "siteContent" | "contactContent">) {
  const { lightMode } = useTheme();
  const [Dialog, setDialog] = useState<typeof ContactDialog>();
  const [open, setOpen] = useState(false);
  function openContact() {
    // The browser prefetches the dialog when it is idle.
    import(/* webpackPrefetch: true */ "./ContactDialog").then(
      (module) => {
        setDialog(() => module.ContactDialog);
        setOpen(true);
      },
      () => {
        window.location.hash = contactAnchor;
      },
    );
  }
  const contactDialog = Dialog && (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      lightMode={lightMode}
      recipient={mailRecipient(siteContent)}
      words={contactContent}
    />
  );
  return { contactDialog, openContact };
}
