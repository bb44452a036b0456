import { useEffect, type RefObject } from "react";

const fields =
  "input:not([type=hidden]):enabled, select:enabled, textarea:enabled";

/**
 * Shows the dialog as a modal one while `open`, and closes it after that or
 * when it leaves the page. Focus starts on the first field, or where the
 * browser puts it if there is none, and returns to what had it before.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      element.close();
      // close() returns the focus too, but not if the dialog has been removed.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
