import { useState } from "react";

import { contactAnchor } from "../navigation/routes";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactDialog } from "./ContactDialog";

/**
 * Returns the contact dialog, to be put at the end of a page, and the function
 * that opens it. Where the dialog cannot be loaded, that function shows the
 * addresses in the footer.
 */
export function useContactDialog({
  siteContent: { connect, follow },
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
  const scheme = "mailto:";
  // The content check makes sure that there is one.
  const mailAccount = [...connect.accounts, ...follow.accounts].find(
    ({ href }) => href.startsWith(scheme),
  );
  const contactDialog = Dialog && (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      lightMode={lightMode}
      recipient={mailAccount?.href.slice(scheme.length) ?? ""}
      words={contactContent}
    />
  );
  return { contactDialog, openContact };
}
