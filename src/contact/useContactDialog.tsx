import { useState } from "react";

import type { ContactContent } from "../build/content/declarations/contact";
import { useTheme } from "../theme/ThemeProvider";
import { ContactDialog } from "./ContactDialog";
import { recipientOf } from "./recipient";

/**
 * The contact dialog of a page, in the page's theme.
 *
 * @param accounts the site's accounts, one of which is its mail address
 * @returns the dialog, to be put at the end of the page, and what opens it
 */
export function useContactDialog(
  accounts: Parameters<typeof recipientOf>[0],
  words: ContactContent,
) {
  const { lightMode } = useTheme();
  const [open, setOpen] = useState(false);
  const contactDialog = (
    <ContactDialog
      open={open}
      onClose={() => setOpen(false)}
      lightMode={lightMode}
      recipient={recipientOf(accounts)}
      words={words}
    />
  );
  return { contactDialog, openContact: () => setOpen(true) };
}
