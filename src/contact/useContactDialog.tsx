import { type ComponentProps, type ComponentType, useState } from "react";

import type { ContactContent } from "../node/content/declarations/contact";
import { contactAnchor } from "../navigation/routes";
import { useTheme } from "../theme/ThemeProvider";
import type { ContactDialog } from "./ContactDialog";
import { mailRecipient } from "./mailAccount";

type DialogComponent = ComponentType<ComponentProps<typeof ContactDialog>>;

/** The first view does without the dialog: it comes when nothing else does. */
const loadDialog = () =>
  import(/* webpackPrefetch: true */ "./ContactDialog").then(
    (module): DialogComponent => module.ContactDialog,
  );

/**
 * The contact dialog of a page, in the page's theme.
 *
 * @param site the footer's accounts, one of which is our mail address
 * @returns the dialog, to be put at the end of the page, and what opens it;
 *   where the dialog cannot be loaded, that shows the addresses in the footer
 */
export function useContactDialog(
  site: Parameters<typeof mailRecipient>[0],
  words: ContactContent,
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
