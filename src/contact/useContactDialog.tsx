import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";

import { mailAddresses } from "../content/mailAddresses";
import { useSharedContent } from "../site/useSharedContent";
import { useLightMode } from "../theme/ThemeProvider";
import { ContactDialog } from "./ContactDialog";
import type { ContactContent } from "./contactMessage";

/**
 * Returns the contact dialog, to be rendered at the end of a page, and a handler that
 * opens it.
 */
export function useContactDialog(content: ContactContent) {
  const lightMode = useLightMode();
  const [recipient = ""] = mailAddresses(useSharedContent().siteContent);
  const [isOpen, setIsOpen] = useState(false);

  function openContact({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button that is clicked, so focus would not return to it.
    currentTarget.focus({ preventScroll: true });
    setIsOpen(true);
  }

  const contactDialog = isOpen && (
    <ContactDialog
      onClose={() => setIsOpen(false)}
      lightMode={lightMode}
      recipient={recipient}
      content={content}
    />
  );
  return { contactDialog, openContact };
}

/** Texts of the contact dialog, for the query of each page that opens it. */
export const contactContent = graphql`
  fragment ContactContent on ContactContent {
    heading
    introduction
    close
    form {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      phone {
        label
        placeholder
      }
      purpose {
        label
        placeholder
      }
    }
    submit
    sending
    success
    error
    mail {
      subject
      name
      email
      phone
      purpose
      lastLine
      toLabel
      subjectLabel
    }
    mailFallback {
      introduction
      longForMail
      copyAddress
      copyMessage
      copied
      refused
      gmail
      newTab
    }
    lastMessage {
      introduction
      restore
    }
  }
`;
