import { clsx } from "clsx";
import {
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";

import { useScrollLock } from "../useScrollLock";
import * as styles from "./Dialog.module.css";

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

/** The browser reports a click on the overlay as one on the dialog itself. */
const isInside = ({ target, currentTarget }: MouseEvent) =>
  target !== currentTarget;

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
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const touchedInside = useRef(false);
  // A drag into the dialog, or out of it as when selecting text, ends in a
  // click on the dialog itself, too.
  const overlay = {
    onPointerDown(event: MouseEvent) {
      touchedInside.current = isInside(event);
    },
    onPointerUp(event: MouseEvent) {
      touchedInside.current ||= isInside(event);
    },
    onClick(event: MouseEvent) {
      if (!isInside(event) && !touchedInside.current) onClose();
    },
  };
  useScrollLock(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    // The browser returns the focus of a closed dialog, not of a removed one.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
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
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={onClose}
          >
            <svg
              className={styles.cross}
              viewBox="0 0 16 16"
              aria-hidden="true"
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
