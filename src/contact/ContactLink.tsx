import type {
  KeyboardEvent,
  MouseEvent,
  MouseEventHandler,
  ReactNode,
} from "react";

import { CONTACT_ANCHOR } from "../content/pages";
import { scrollAndFocus } from "../routing/scrollAndFocus";

interface ContactLinkProps {
  className?: string;
  onClick?: () => void;
  /** Called if the page has no contact details to scroll to. */
  onMissing?: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}

/** Scrolls to the contact details in the footer. Returns false if there are none. */
function scrollToContact(): boolean {
  const contact = document.getElementById(CONTACT_ANCHOR);
  // If the click also closes the menu, scrolling is locked until the next frame.
  if (contact) requestAnimationFrame(() => scrollAndFocus(contact, "smooth"));
  return contact !== null;
}

/**
 * Renders a button that scrolls to the contact details in the footer. The element is
 * a link, so that it also works in the no-JS version.
 */
export function ContactLink({
  className,
  onClick,
  onMissing,
  children,
}: ContactLinkProps) {
  function press(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    onClick?.();
    if (!scrollToContact()) onMissing?.(event);
  }

  function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      href={`#${CONTACT_ANCHOR}`}
      role="button"
      className={className}
      onClick={press}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}
