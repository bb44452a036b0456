import { useState } from "react";

import { contactAnchor } from "../navigation/routes";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactDialog } from "./ContactDialog";

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a
 * function that opens it, or scrolls to the footer if its chunk fails to load.
 */
export function useContactDialog({
  siteContent: { connect, follow },
  contactContent,
}: Pick<Queries.JoinPageQuery, "siteContent" | "contactContent">) {
  const { lightMode } = useTheme();
  const [Dialog, setDialog] = useState<typeof ContactDialog>();
  const [open, setOpen] = useState(false);
  function openContact() {
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
  // The content check requires exactly one.
  const mailAccount = [...connect.accounts, ...follow.accounts].find(
    ({ href }) => href.startsWith(scheme),
  );
  const contactDialog = Dialog && (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      lightMode={lightMode}
      recipient={mailAccount?.href.slice(scheme.length) ?? ""}
      content={contactContent}
    />
  );
  return { contactDialog, openContact };
}
