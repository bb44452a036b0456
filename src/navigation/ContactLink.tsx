import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

import { isPlainClick } from "./isPlainClick";
import { contactAnchor } from "./routes";
import { glideTo } from "./scroll/scrollTo";

interface ContactLinkProps {
  className?: string;
  /** Called when the link is followed in this tab. */
  onFollow?: () => void;
  /** Called where there are no contact details to scroll to. */
  onMissing?: () => void;
  children: ReactNode;
}

/**
 * A button that scrolls smoothly to the contact details in the footer. It is a
 * link underneath, so that it works before and without script.
 */
export function ContactLink({
  className,
  onFollow,
  onMissing,
  children,
}: ContactLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    const contact = document.getElementById(contactAnchor);
    if (contact) glideTo(contact);
    else onMissing?.();
  }

  function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      href={`#${contactAnchor}`}
      role="button"
      className={className}
      onClick={follow}
      onKeyDown={pressBySpace}
    >
      {children}
    </a>
  );
}
