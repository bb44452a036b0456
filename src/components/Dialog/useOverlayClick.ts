import { useRef, type MouseEvent, type PointerEvent } from "react";

type DialogPointerEvent = PointerEvent<HTMLDialogElement>;

/** Whether something in the dialog was hit, rather than the overlay. */
function isInside(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target !== event.currentTarget;
}

/**
 * Handlers for a `<dialog>` that tell a click on its overlay.
 *
 * The browser reports clicks on the overlay as clicks on the dialog itself, so
 * the dialog's content must cover it whole. A press and its release at two
 * places make a click on what holds both, here the dialog: hence the look at
 * where a drag, as when selecting text, began and ended.
 */
export function useOverlayClick(onOverlayClick: () => void) {
  const touchedInside = useRef(false);
  return {
    onPointerDown(event: DialogPointerEvent) {
      touchedInside.current = isInside(event);
    },
    onPointerUp(event: DialogPointerEvent) {
      touchedInside.current ||= isInside(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (!isInside(event) && !touchedInside.current) onOverlayClick();
    },
  };
}
