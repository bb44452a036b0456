import { type ComponentProps, type ComponentType, useState } from "react";

import { contactAnchor } from "../navigation/routes";
import { useTheme } from "../theme/useTheme";
import type { ContactDialog } from "./ContactDialog";
import type { ContactWords } from "./contactMessage";
import { mailRecipient } from "./mailAccount";

type DialogComponent = ComponentType<ComponentProps<typeof ContactDialog>>;

/** The first view does without the dialog: it is prefetched when idle. */
const loadDialog = () =>
  import(/* webpackPrefetch: true */ "./ContactDialog").then(
    (module): DialogComponent => module.ContactDialog,
  );

/**
 * Returns the contact dialog, to be put at the end of a page, and the function
 * that opens it. Where the dialog cannot be loaded, that function shows the
 * addresses in the footer.
 *
 * @param site the footer's accounts, one of which is our mail address
 */
export function useContactDialog(
  site: Parameters<typeof mailRecipient>[0],
  words: ContactWords,
) {
  const { lightMode } = useTheme();
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [open, setOpen] = useState(false);
  function openContact() {
    loadDialog().then(
      (dialog) => {
        setDialog(() => dialog);
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
      recipient={mailRecipient(site)}
      words={words}
    />
  );
  return { contactDialog, openContact };
}
