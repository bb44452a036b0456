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
  const [opened, setOpened] = useState<{
    Dialog: typeof ContactDialog;
    key: number;
  }>();
  function openContact() {
    import(/* webpackPrefetch: true */ "./ContactDialog").then(
      ({ ContactDialog: Dialog }) =>
        // Another key: after Escape, the browser closes a dialog at once, but
        // reports it later, when the visitor may have opened it again.
        setOpened((last) => ({ Dialog, key: (last?.key ?? 0) + 1 })),
      () => {
        window.location.hash = CONTACT_ANCHOR;
      },
    );
  }
  const contactDialog = opened && (
    <opened.Dialog
      key={opened.key}
      onClose={() =>
        setOpened((current) => (current === opened ? undefined : current))
      }
      lightMode={lightMode}
      recipient={recipient}
      content={contactContent}
    />
  );
  return { contactDialog, openContact };
}
