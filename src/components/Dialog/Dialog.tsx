import { clsx } from "clsx";
import {
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";

import { useScrollLock } from "../useScrollLock";
import * as buttonStyles from "../buttonStyles.module.css";
import * as styles from "./Dialog.module.css";

interface DialogProps {
  /** Called when the visitor or the browser closes the dialog. */
  onClose: () => void;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** Returns false for a click on the overlay, because its target is the dialog itself. */
const isInside = ({ target, currentTarget }: MouseEvent) =>
  target !== currentTarget;

/**
 * Renders an open modal dialog. The parent closes the dialog by no longer rendering it.
 * The focus starts on the first field, and returns to the trigger when the dialog closes.
 */
export function Dialog({ onClose, heading, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const pressedInside = useRef(false);
  // A drag into or out of the dialog, for example to select text, also ends with a
  // click event on the dialog itself.
  const overlayHandlers = {
    onPointerDown(event: MouseEvent) {
      pressedInside.current = isInside(event);
    },
    onPointerUp(event: MouseEvent) {
      pressedInside.current ||= isInside(event);
    },
    onClick(event: MouseEvent) {
      // Ignore the second click of a double click that has opened the dialog.
      if (event.detail > 1) return;
      if (!isInside(event) && !pressedInside.current) onClose();
    },
  };

  useScrollLock(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // `autoFocus` fails in a dialog: https://github.com/facebook/react/issues/23301
    dialog?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    // The browser restores the focus on close(), but not if the dialog is only removed:
    // https://github.com/whatwg/html/pull/6531
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      aria-labelledby={headingId}
      // "close" fires later than "cancel". In between, the trigger would do nothing.
      onCancel={onClose}
      onClose={onClose}
      {...overlayHandlers}
    >
      <header className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <button
          type="button"
          className={clsx(buttonStyles.round, styles.close)}
          aria-label="Close"
          onClick={onClose}
        >
          <svg
            width="1rem"
            viewBox="0 0 16 16"
            stroke="currentcolor"
            strokeLinecap="round"
            strokeWidth={2}
            aria-hidden="true"
          >
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
