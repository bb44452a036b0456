import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates a document in slices of a few ms, between which the page scrolls
 * and answers: in one piece, hydration is a long task on a slow phone.
 */
export function hydrateInSlices(page: ReactNode, root: Element): void {
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
