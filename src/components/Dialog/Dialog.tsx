import { clsx } from "clsx";
import { useId, useRef, type ReactNode, type SyntheticEvent } from "react";

import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { useScrollLock } from "../useScrollLock";
import * as styles from "./Dialog.module.css";
import { useModal } from "./useModal";
import { useOverlayClick } from "./useOverlayClick";

interface DialogProps {
  /** Whether the dialog shows; the parent decides. */
  open: boolean;
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

/** A modal window over the page, which stands still and inert meanwhile. */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const overlay = useOverlayClick(onClose);
  useScrollLock(open);
  useModal(dialog, open);

  function handleCancel(event: SyntheticEvent) {
    // The parent closes the dialog, not the browser.
    event.preventDefault();
    onClose();
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    // A browser may close at Escape without asking first. Events that the
    // parent's own closing caused come late, perhaps into a reopened dialog.
    if (open && !event.currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={headingId}
      onCancel={handleCancel}
      onClose={handleClose}
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
