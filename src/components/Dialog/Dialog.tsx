import { clsx } from "clsx";
import { useEffect, useId, useRef, type ReactNode } from "react";

import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { useScrollLock } from "../useScrollLock";
import * as styles from "./Dialog.module.css";
import { useOverlayClick } from "./useOverlayClick";

interface DialogProps {
  /** The visitor wants to close: by the button, the overlay or Escape. */
  onClose: () => void;
  /** Heading of the dialog, which also names it. */
  heading: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Further classes, for instance of a theme. */
  className?: string;
  children: ReactNode;
}

const fields =
  "input:not([type=hidden]):enabled, select:enabled, textarea:enabled";

/**
 * Renders an open modal dialog; its parent closes it by leaving it out. Focus
 * starts on the first field, and returns to what had it before.
 */
export function Dialog({
  onClose,
  heading,
  closeLabel,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const overlay = useOverlayClick(onClose);
  useScrollLock(true);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      // The browser returns the focus of a closed dialog, not of a removed one.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={headingId}
      onClose={onClose}
      {...overlay}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
            <svg
              className={styles.cross}
              viewBox="0 0 16 16"
              aria-hidden="true"
              focusable="false"
            >
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
